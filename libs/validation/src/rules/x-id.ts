import { rule, type Rule } from '../rule.ts'
import { without, type MaybeText } from '../text-rule.ts'

/** Requires an X account name without @: ASCII letters, digits and underscore. */
export const xId = <Value extends MaybeText = string>(): Rule<Value> => rule<Value>('xId', {}, without(/[^A-Za-z0-9_]/))
