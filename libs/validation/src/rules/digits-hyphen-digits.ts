import { rule, type Rule } from '../rule.ts'
import { whenText, type MaybeText } from '../text-rule.ts'

/** Requires `left` digits, one hyphen and `right` digits. */
export const digitsHyphenDigits = <Value extends MaybeText = string>(left: number, right: number): Rule<Value> => {
  const shape = new RegExp(`^\\d{${left}}-\\d{${right}}$`)
  return rule<Value>(
    'digitsHyphenDigits',
    { left, right },
    whenText((text) => shape.test(text)),
  )
}
