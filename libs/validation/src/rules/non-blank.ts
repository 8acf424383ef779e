import { rule, type Rule } from '../rule.ts'
import { isStorable } from '../storable.ts'
import type { MaybeText } from '../text-rule.ts'

// trim() knows nothing of zero-width characters, soft hyphens, fillers or the Braille blank: titles nobody could see would pass.
const VISIBLE = /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}\u2800]/u

/** Text with at least one visible character; absent and empty ones fail too. */
export const nonBlank = <Value extends MaybeText = string>(): Rule<Value> =>
  rule<Value>('nonBlank', {}, (value) => typeof value === 'string' && isStorable(value) && VISIBLE.test(value))
