import { rule, type Rule } from '../rule.ts'
import { without, type MaybeText } from '../text-rule.ts'

/** Requires hiragana and full-width katakana, as their rules define them. */
export const kana = <Value extends MaybeText = string>(): Rule<Value> =>
  rule<Value>('kana', {}, without(/[^\u3041-\u3096\u309d\u309e\u30a1-\u30fe]/))
