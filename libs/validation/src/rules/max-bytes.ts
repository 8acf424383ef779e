import { rule, type Rule } from '../rule.ts'
import { fullWidthLimit, utf8Length } from '../text-length.ts'
import { whenText, type MaybeText } from '../text-rule.ts'

/** Requires at most `limit` bytes of UTF-8; also rejects text that cannot be stored (U+0000, lone surrogates). */
export const maxBytes = <Value extends MaybeText = string>(limit: number): Rule<Value> =>
  rule<Value>(
    'maxBytes',
    { maxBytes: limit, fullWidth: fullWidthLimit(limit) },
    whenText((text) => utf8Length(text, limit) <= limit),
  )
