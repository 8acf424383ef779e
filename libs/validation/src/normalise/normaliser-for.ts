import type { RuleCode } from '../rule-params.ts'
import { fullWidthKana } from './full-width-kana.ts'
import { halfWidthCode } from './half-width-code.ts'
import { postalCodeForm } from './postal-code-form.ts'
import { registrationNumberForm } from './registration-number-form.ts'
import { trimmed } from './trimmed.ts'

/** Converts typed text to the stored form; the form shows every change to the user. */
export type Normaliser = (text: string) => string

/**
 * Rules and the normaliser of their fields, the most specific first. Fields with names and prose have none of these rules. A slug keeps the
 * case of its letters (content model §2.1) but not their width, because URLs have none.
 */
const FORMS: readonly (readonly [Normaliser, readonly RuleCode[]])[] = [
  [postalCodeForm, ['postalCode']],
  [registrationNumberForm, ['corporateNumber', 'invoiceNumber']],
  [fullWidthKana, ['hiragana', 'katakana', 'kana']],
  [halfWidthCode, ['digits', 'digitsExact', 'digitsMin', 'digitsMax', 'digitsHyphen', 'digitsHyphenDigits']],
  [halfWidthCode, ['halfWidth', 'letters', 'lettersUpper', 'lettersLower', 'alnum', 'alnumLen', 'color']],
  [halfWidthCode, ['phone', 'localPhone', 'fax', 'integer', 'decimal1', 'decimal2', 'decimal3', 'maxInt32', 'maxDec2', 'maxDec3']],
  [halfWidthCode, ['slug', 'email', 'domain', 'ipv4', 'ipv6', 'mac']],
  [halfWidthCode, ['xId', 'facebookId', 'instagramId', 'lineId', 'youtubeChannelId']],
  [trimmed, ['url', 'startsWithUrl', 'startsWithAt', 'startsWithImageDataUri']],
]

/** Returns the normaliser that runs when the user leaves a field with these rules; null if the text stays as typed. */
export const normaliserFor = (codes: readonly string[]): Normaliser | null =>
  FORMS.find(([, rules]) => rules.some((rule) => codes.includes(rule)))?.[0] ?? null
