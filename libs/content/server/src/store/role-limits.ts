import { isDeepStrictEqual } from 'node:util'
import { typeRightsOf, type CustomRole, type TypeRights } from '@captain/auth-core'
import {
  emptyValues,
  fieldAccess,
  fieldAccessIn,
  initialValues,
  kindOf,
  nestedFields,
  rightOfField,
  typeForRole,
  type AnyContentType,
  type AnyField,
  type Values,
} from '@captain/content-core'
import { LOCALES, type Locale } from '@captain/locale'
import { asRecord } from '@captain/validation'
import { ContentIssues } from '../errors.ts'
import type { WriteTx } from '../store.ts'

const ofServer = new WeakMap<WriteTx, WriteTx>()

/** Returns the transaction of what the server writes for an author: the custom role limits only what the author sends. */
export const withoutCustomRole = (tx: WriteTx): WriteTx => {
  if (tx.author.customRole === undefined) return tx
  const { customRole: _role, unpublishedTypes: _types, ...author } = tx.author
  const known = ofServer.get(tx) ?? { ...tx, author }
  ofServer.set(tx, known)
  return known
}

const same = (one: unknown, other: unknown): boolean => isDeepStrictEqual(one ?? null, other ?? null)

type Change = { readonly before: unknown; readonly after: unknown; readonly path: string }

/** Returns the paths where a value changes outside some languages. The number of rows of a list is fixed. */
const pathsOutside = (languages: readonly Locale[], field: AnyField, { before, after, path }: Change): readonly string[] => {
  if (same(before, after)) return []
  if (field.localized) {
    const [past, next] = [asRecord(before), asRecord(after)]
    return LOCALES.filter((locale) => !languages.includes(locale) && !same(past[locale], next[locale])).map((locale) => `${path}.${locale}`)
  }
  const nested = nestedFields(field)
  if (nested === null) return [path]
  const within = (past: unknown, next: unknown, at: string): readonly string[] =>
    Object.entries(nested).flatMap(([name, one]) =>
      pathsOutside(languages, one, { before: asRecord(past)[name], after: asRecord(next)[name], path: `${at}.${name}` }),
    )
  if (kindOf(field).nesting === 'object') return within(before, after, path)
  if (!Array.isArray(before) || !Array.isArray(after) || before.length !== after.length) return [path]
  return before.flatMap((row: unknown, index) => within(row, after[index], `${path}.${index}`))
}

/** What an author does: a transition may set the fields that it accepts. */
type Doing = 'create' | 'change' | 'transition'

type Limits = { readonly type: AnyContentType; readonly rights: TypeRights; readonly doing: Doing }

const limitsOf = (role: CustomRole, declared: AnyContentType, doing: Doing): Limits => {
  const type = typeForRole(declared, role)
  return { type: declared, rights: type.rights ?? typeRightsOf(role, declared.name), doing }
}

const isWritable = ({ type, rights, doing }: Limits, name: string): boolean =>
  (doing === 'transition' ? fieldAccess(type, rights, name) : fieldAccessIn(type, rights, name, doing)) === 'write'

const pathsOf = (limits: Limits, name: string, field: AnyField, [before, after]: readonly [Values, Values]): readonly string[] => {
  if (same(before[name], after[name])) return []
  if (!isWritable(limits, name)) return [name]
  const { languages } = limits.rights
  // The order and the period of publication belong to no language.
  if (languages === null || rightOfField(limits.type, name) !== 'update' || limits.doing === 'transition') return []
  return pathsOutside(languages, field, { before: before[name], after: after[name], path: name })
}

const assertWithin = (limits: Limits, before: Values, after: Values): void => {
  const issues = Object.entries(limits.type.fields)
    .flatMap(([name, field]) => pathsOf(limits, name, field, [before, after]))
    .map((path) => ({ path, rule: 'readOnly', params: {} }))
  if (issues.length > 0) throw new ContentIssues(issues)
}

/**
 * Throws ContentIssues with every path that an author would change without the right to; values that stay the same are accepted.
 */
export const assertWithinRole = (
  { author: { customRole } }: Pick<WriteTx, 'author'>,
  type: AnyContentType,
  [before, after]: readonly [Values, Values],
  doing: 'change' | 'transition' = 'change',
): void => {
  if (customRole !== undefined) assertWithin(limitsOf(customRole, type, doing), before, after)
}

/** Returns a record, or some of its fields, without those that a custom role hides. */
export const withoutHidden = <R extends Values>(role: CustomRole | null | undefined, type: AnyContentType, record: R): R => {
  const hidden = role == null ? [] : (typeForRole(type, role).hiddenFields ?? [])
  if (hidden.length === 0) return record
  const rest: R = { ...record }
  for (const name of hidden) Reflect.deleteProperty(rest, name)
  return rest
}

/**
 * Returns the values of a new record, with the defaults of the fields that the author's custom role does not write. Throws ContentIssues for
 * other values of those fields.
 */
export const createWithinRole = (tx: WriteTx, type: AnyContentType, sent: Values): Values => {
  const { customRole, name: accountName } = tx.author
  if (customRole === undefined) return sent
  const limits = limitsOf(customRole, type, 'create')
  const start = initialValues(type, { accountName, now: tx.now })
  const isDefault = (name: string): boolean => !(name in sent) || same(sent[name], start[name])
  const defaults = Object.fromEntries(Object.entries(start).filter(([name]) => isDefault(name) && !isWritable(limits, name)))
  const blank = { ...emptyValues(type.fields), ...Object.fromEntries(Object.entries(start).filter(([name]) => isDefault(name))) }
  assertWithin(limits, blank, { ...blank, ...sent })
  return { ...sent, ...defaults }
}
