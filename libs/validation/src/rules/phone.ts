import { rule, type Rule } from '../rule.ts'
import { whenText, type MaybeText } from '../text-rule.ts'

/** Tells whether a text has the shape of a phone number: a floor, since numbering plans change (the specification, §5). */
export const isPhone = (text: string): boolean => /^(?:\+\d{1,3}-|0)?\d{1,4}-?\d{1,4}-?\d{3,4}$/.test(text)

/** A phone number, domestic or with `+country-`, with or without hyphens. */
export const phone = <Value extends MaybeText = string>(): Rule<Value> => rule<Value>('phone', {}, whenText(isPhone))
