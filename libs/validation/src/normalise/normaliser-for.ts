import type { RuleCode } from '../rule-params.ts'
import { fullWidthKana } from './full-width-kana.ts'
import { halfWidthCode } from './half-width-code.ts'
import { postalCodeForm } from './postal-code-form.ts'
import { registrationNumberForm } from './registration-number-form.ts'
import { trimmed } from './trimmed.ts'

/** Changes what somebody has typed into the form that is kept; shown to them, never done silently. */
export type Normaliser = (text: string) => string

/**
 * Which rules ask for which form, the most particular first. What holds names and prose is in none of them.
 * An address of our own keeps its letters as they were typed (content model §2.1), only not their width, which no address has.
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

/** The form into which a field with these rules is brought when it is left; null where text stays as it was typed. */
export const normaliserFor = (codes: readonly string[]): Normaliser | null =>
  FORMS.find(([, rules]) => rules.some((rule) => codes.includes(rule)))?.[0] ?? null
