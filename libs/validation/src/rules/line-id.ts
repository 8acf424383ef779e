import { rule, type Rule } from '../rule.ts'
import { without, type MaybeText } from '../text-rule.ts'

/** Requires a LINE ID without @: ASCII letters, digits, dot, underscore and hyphen. */
export const lineId = <Value extends MaybeText = string>(): Rule<Value> => rule<Value>('lineId', {}, without(/[^A-Za-z0-9._-]/))
