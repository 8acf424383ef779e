import { rule, type Rule } from '../rule.ts'
import { without, type MaybeText } from '../text-rule.ts'

/** Requires full-width katakana, its iteration marks, the long vowel mark and the middle dot of foreign names; no spaces. */
export const katakana = <Value extends MaybeText = string>(): Rule<Value> => rule<Value>('katakana', {}, without(/[^\u30a1-\u30fe]/))
