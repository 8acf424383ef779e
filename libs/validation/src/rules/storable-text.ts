import { rule, type Rule } from '../rule.ts'
import { isStorable } from '../storable.ts'
import { whenText, type MaybeText } from '../text-rule.ts'

/** Requires text that the database can store: no U+0000 and no half of a surrogate pair. */
export const storableText = <Value extends MaybeText = string>(): Rule<Value> => rule<Value>('storableText', {}, whenText(isStorable))
