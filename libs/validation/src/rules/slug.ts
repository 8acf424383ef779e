import { rule, type Rule } from '../rule.ts'
import { without, type MaybeText } from '../text-rule.ts'

/** Requires ASCII letters, digits, hyphen and underscore; the content type checks reserved words. */
export const slug = <Value extends MaybeText = string>(): Rule<Value> => rule<Value>('slug', {}, without(/[^A-Za-z0-9_-]/))
