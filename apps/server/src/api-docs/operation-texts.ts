import { aiOperations } from '@captain/ai-server'
import { authOperations } from '@captain/auth-server'
import type { OperationTexts } from '@captain/http-server'
import { linkOperations } from '@captain/rich-text-server'
import { en } from './words/en.ts'
import { ja } from './words/ja.ts'

export type OperationName =
  | keyof typeof ja
  | keyof (typeof authOperations)['ja']
  | keyof (typeof aiOperations)['ja']
  | keyof (typeof linkOperations)['ja']

/** Texts of the operations that content types and the platform do not describe. */
export const operationTexts: OperationTexts<OperationName> = {
  ja: { ...authOperations.ja, ...aiOperations.ja, ...linkOperations.ja, ...ja },
  en: { ...authOperations.en, ...aiOperations.en, ...linkOperations.en, ...en },
}
