import { ruleCodesOf, type AnyField } from '@captain/content-core'
import { randomDigits, randomLetters } from './random-text.ts'

/** Returns a valid secret that is unique in the database. */
export const secretText = (field: AnyField | undefined): string => {
  if (field?.kind !== 'secret') return ''
  const { maxBytes } = field.config
  return ruleCodesOf(field).includes('digitsMin') ? randomDigits(maxBytes) : `canary_${randomLetters(Math.min(20, maxBytes - 7))}`
}
