import { rule, type Rule } from '../rule.ts'
import { whenText, type MaybeText } from '../text-rule.ts'
import { isPhone } from './phone.ts'

/** Requires a fax number, in the format of a phone number. */
export const fax = <Value extends MaybeText = string>(): Rule<Value> => rule<Value>('fax', {}, whenText(isPhone))
