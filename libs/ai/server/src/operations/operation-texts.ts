import type { OperationTexts } from '@captain/http-server'
import { en } from './words/en.ts'
import { ja } from './words/ja.ts'

/** Names of the operations of this library in the API description. */
export const aiOperations: OperationTexts<keyof typeof ja> = { ja, en }
