import { tokushoWords as en } from './en/tokusho.ts'
import { tokushoWords as ja } from './ja/tokusho.ts'

export const tokushoMessages = { ja, en }
