import type { OperationText } from '@captain/http-server'
import type { ja } from './ja.ts'

/** English names of the operations of this library. */
export const en: Readonly<Record<keyof typeof ja, OperationText>> = {
  linkMetadata: { summary: 'Read title and description of a link', details: 'Up to 30 a minute for an account.' },
}
