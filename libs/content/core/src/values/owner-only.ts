import type { MemberRole } from '@captain/auth-core'
import type { AnyContentType } from '../declaration/content-type.ts'
import { emptyValue, type Values } from './values.ts'

const ownedFields = (type: AnyContentType) => Object.entries(type.fields).filter(([, { restrictedTo }]) => restrictedTo === 'owner')

/** Returns the names of the owner-only fields. */
export const ownerOnlyFields = (type: AnyContentType): readonly string[] => ownedFields(type).map(([name]) => name)

/** Empties the owner-only fields of a record or of some fields of one. */
export const omitOwnerOnly = <R extends Values>(type: AnyContentType, record: R): R => {
  const hidden = ownedFields(type).filter(([name]) => name in record)
  if (hidden.length === 0) return record
  return { ...record, ...Object.fromEntries(hidden.map(([name, field]) => [name, emptyValue(field)])) }
}

const narrowed = new WeakMap<AnyContentType, AnyContentType>()

const withoutOwnedFields = (type: AnyContentType): AnyContentType => {
  const hidden = new Set(ownerOnlyFields(type))
  if (hidden.size === 0) return type
  const withoutHidden = (names: readonly string[]) => names.filter((name) => !hidden.has(name))
  return {
    ...type,
    fields: Object.fromEntries(Object.entries(type.fields).filter(([name]) => !hidden.has(name))),
    sections: Object.fromEntries(Object.entries(type.sections).map(([section, names]) => [section, withoutHidden(names)])),
  }
}

/** Returns the type as a role sees it: without owner-only fields for other roles. */
export const typeVisibleTo = (type: AnyContentType, role: MemberRole): AnyContentType => {
  if (role === 'owner') return type
  const known = narrowed.get(type) ?? withoutOwnedFields(type)
  narrowed.set(type, known)
  return known
}
