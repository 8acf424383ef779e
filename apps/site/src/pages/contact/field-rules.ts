import { kindOf, plainSchema, asSelect } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import { submission } from '@captain/t1/contact-form'
import { isObject } from '@captain/validation'
import { FIELDS } from '../../contact-form/contact-fields.ts'
import { issueText } from './issue-text.ts'

type Rule = { readonly rule: string; readonly params: Readonly<Record<string, unknown>> }

type Part = { readonly kind?: string; readonly type?: string; readonly requirement?: unknown; readonly pipe?: readonly Part[] }

const isParams = (value: unknown): value is Rule['params'] => isObject(value) && Object.getPrototypeOf(value) === Object.prototype

/** Returns the rules of a schema and of its parts. Built-in rules of valibot have no parameters of ours. */
const rulesIn = (part: Part): readonly Rule[] => [
  ...(part.kind === 'validation' && part.type !== undefined && isParams(part.requirement)
    ? [{ rule: part.type, params: part.requirement }]
    : []),
  ...(part.pipe ?? []).filter((inner) => inner !== part).flatMap(rulesIn),
]

const declaredRules = (name: string): readonly Rule[] => {
  const field = FIELDS[name]
  return field === undefined ? [] : rulesIn(plainSchema(field) as Part)
}

/** Returns the maximum number of characters of a field; null if it has none. */
export const limitOf = (name: string): number | null => {
  const limit = declaredRules(name).find(({ rule }) => rule === 'maxFullWidth')?.params['max']
  return typeof limit === 'number' ? limit : null
}

export const isRequired = (name: string): boolean => FIELDS[name]?.required !== 'optional'

/** Returns all error messages of a field by rule. The browser's half needs no message catalog. */
export const messagesOf = (name: string, locale: Locale): Readonly<Record<string, string>> => {
  const crossed = submission.checks
    .filter(({ path }) => path === name)
    .flatMap(({ rule, params }) => (isParams(params) ? [{ rule, params }] : []))
  const field = FIELDS[name]
  const byKind = field === undefined ? [] : [kindOf(field).requiredRule, ...(asSelect(field) !== null ? ['oneOf'] : [])]
  const all = [...[...byKind, 'invalid'].map((rule) => ({ rule, params: {} })), ...declaredRules(name), ...crossed]
  return Object.fromEntries(all.map((one) => [one.rule, issueText(locale, one)]))
}
