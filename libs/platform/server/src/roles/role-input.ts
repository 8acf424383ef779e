import { FIELD_ACCESSES, isMemberRole, TYPE_RIGHT_NAMES, type CustomRole, type TypeRight, type TypeRights } from '@captain/auth-core'
import {
  contentTypeOf,
  hasRight,
  isGrantable,
  unhideableFields,
  type AnyContentType,
  type FieldIssue,
  type Tenant,
} from '@captain/content-core'
import { ContentIssues } from '@captain/content-server/kit'
import { LOCALES } from '@captain/locale'
import { maxFullWidth, nonBlank, storableText } from '@captain/validation'
import { array, boolean, maxLength, minLength, nullable, picklist, pipe, record, regex, strictObject, string, trim } from 'valibot'

const MAX_NAME_CHARACTERS = 40
const MAX_FIELDS = 300

const name = pipe(string(), trim(), nonBlank(), maxFullWidth(MAX_NAME_CHARACTERS), storableText())

const rights = strictObject({
  operations: pipe(array(picklist(TYPE_RIGHT_NAMES)), maxLength(TYPE_RIGHT_NAMES.length)),
  languages: nullable(pipe(array(picklist(LOCALES)), minLength(1), maxLength(LOCALES.length))),
  fields: record(string(), picklist(FIELD_ACCESSES)),
  otherFields: picklist(['write', 'read']),
})

const contents = {
  names: strictObject({ ja: name, en: name }),
  media: boolean(),
  types: record(string(), rights),
}

/** Body of a new role; the key never changes. */
export const newRole = strictObject({ key: pipe(string(), regex(/^[a-z][a-z0-9-]{0,39}$/)), ...contents })

/** Body of a changed role. */
export const changedRole = strictObject(contents)

const issueAt = (path: string, options: readonly string[]): FieldIssue => ({ path, rule: 'oneOf', params: { options: options.join(', ') } })

const operationIssues = (path: string, { operations, languages }: TypeRights, allowed: readonly TypeRight[]): readonly FieldIssue[] => {
  // A new record needs values of every language, and nothing can be done with records that are not read.
  const possible = allowed.filter((right) => right !== 'create' || languages === null)
  const isSound = operations.every((right) => possible.includes(right)) && (operations.length === 0 || operations.includes('read'))
  return isSound ? [] : [issueAt(`${path}.operations`, possible)]
}

const fieldIssues = (path: string, type: AnyContentType, { fields }: TypeRights): readonly FieldIssue[] => {
  const kept = unhideableFields(type)
  if (Object.keys(fields).length > MAX_FIELDS) return [issueAt(`${path}.fields`, Object.keys(type.fields))]
  return Object.entries(fields).flatMap(([field, access]) => {
    if (!Object.hasOwn(type.fields, field)) return [issueAt(`${path}.fields.${field}`, Object.keys(type.fields))]
    return access === 'hidden' && kept.has(field) ? [issueAt(`${path}.fields.${field}`, ['write', 'read'])] : []
  })
}

const typeIssues = (tenant: Tenant, [typeName, given]: readonly [string, TypeRights]): readonly FieldIssue[] => {
  const path = `types.${typeName}`
  if (typeName === '*') {
    const isPlain = Object.keys(given.fields).length === 0 && given.otherFields === 'write'
    return [...operationIssues(path, given, TYPE_RIGHT_NAMES), ...(isPlain ? [] : [issueAt(`${path}.fields`, [])])]
  }
  const type = contentTypeOf(tenant, typeName)
  if (type === null) return [issueAt(path, ['*', ...tenant.contentTypes.map((one) => one.name)])]
  const allowed = TYPE_RIGHT_NAMES.filter((right) => hasRight(type, right) && isGrantable(type, right))
  return [...operationIssues(path, given, allowed), ...fieldIssues(path, type, given)]
}

/** Throws ContentIssues for rights that the tenant's types do not have or that only its owners may have. */
export const assertSoundRole = (tenant: Tenant, role: CustomRole): void => {
  const issues = [
    ...(isMemberRole(role.key) ? [{ path: 'key', rule: 'duplicate', params: {} }] : []),
    ...Object.entries(role.types).flatMap((entry) => typeIssues(tenant, entry)),
  ]
  if (issues.length > 0) throw new ContentIssues(issues)
}
