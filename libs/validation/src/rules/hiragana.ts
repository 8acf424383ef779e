import { rule, type Rule } from '../rule.ts'
import { without, type MaybeText } from '../text-rule.ts'

/** Requires hiragana, its iteration marks and the long vowel mark; no spaces, no combining voice marks. */
export const hiragana = <Value extends MaybeText = string>(): Rule<Value> =>
  rule<Value>('hiragana', {}, without(/[^\u3041-\u3096\u309d\u309e\u30fc]/))
