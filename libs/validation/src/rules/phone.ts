import { rule, type Rule } from '../rule.ts'
import { whenText, type MaybeText } from '../text-rule.ts'

/** Returns whether a text has the format of a phone number: a minimum, because numbering plans change (the specification, §5). */
export const isPhone = (text: string): boolean => /^(?:\+\d{1,3}-|0)?\d{1,4}-?\d{1,4}-?\d{3,4}$/.test(text)

/** Requires a phone number, domestic or with `+country-`, with or without hyphens. */
export const phone = <Value extends MaybeText = string>(): Rule<Value> => rule<Value>('phone', {}, whenText(isPhone))
