import type { MemberRole } from '@captain/auth-core'
import type { AnyContentType } from '../declaration/content-type.ts'

/** Returns the owner-only fields with their names. */
export const ownedFields = (type: AnyContentType) => Object.entries(type.fields).filter(([, { restrictedTo }]) => restrictedTo === 'owner')

/** Returns the names of the owner-only fields. */
export const ownerOnlyFields = (type: AnyContentType): readonly string[] => ownedFields(type).map(([name]) => name)

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
