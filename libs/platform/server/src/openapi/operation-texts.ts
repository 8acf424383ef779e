import type { OperationTexts } from '@captain/http-server'
import { en } from './words/en.ts'
import { ja } from './words/ja.ts'

export type OperationName = keyof typeof ja

/** Names of the operations of this library in the API description. */
export const operationTexts: OperationTexts<OperationName> = { ja, en }
