import { rule, type Rule } from '../rule.ts'
import { without, type MaybeText } from '../text-rule.ts'

/** ASCII letters, digits, hyphen and underscore; reserved words are the matter of the content type. */
export const slug = <Value extends MaybeText = string>(): Rule<Value> => rule<Value>('slug', {}, without(/[^A-Za-z0-9_-]/))
