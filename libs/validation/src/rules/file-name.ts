import { rule, type Rule } from '../rule.ts'
import { whenText, type MaybeText } from '../text-rule.ts'

const MAX_LENGTH = 255

/** Requires a file name in ASCII with an extension, without a leading dot or two dots in a row, at most 255 characters. */
export const fileName = <Value extends MaybeText = string>(): Rule<Value> =>
  rule<Value>(
    'fileName',
    {},
    whenText((text) => text.length <= MAX_LENGTH && /^[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]+)+$/.test(text)),
  )
