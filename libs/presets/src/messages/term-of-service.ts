import { termOfServiceWords as en } from './en/term-of-service.ts'
import { termOfServiceWords as ja } from './ja/term-of-service.ts'

export const termOfServiceMessages = { ja, en }
