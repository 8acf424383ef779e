import { rule, type Rule } from '../rule.ts'
import { isStorable } from '../storable.ts'
import type { MaybeText } from '../text-rule.ts'

// trim() ignores zero-width characters, soft hyphens, fillers and the Braille blank, so invisible titles would pass.
const VISIBLE = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/u

/** Requires text with at least one visible character; rejects missing and empty values too. */
export const nonBlank = <Value extends MaybeText = string>(): Rule<Value> =>
  rule<Value>('nonBlank', {}, (value) => typeof value === 'string' && isStorable(value) && VISIBLE.test(value))
