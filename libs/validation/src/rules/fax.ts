import { rule, type Rule } from '../rule.ts'
import { whenText, type MaybeText } from '../text-rule.ts'
import { isPhone } from './phone.ts'

/** A fax number, of the same shape as a phone number. */
export const fax = <Value extends MaybeText = string>(): Rule<Value> => rule<Value>('fax', {}, whenText(isPhone))
