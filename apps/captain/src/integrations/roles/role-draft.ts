import { TYPE_RIGHT_NAMES, typeRightsOf, type CustomRole, type TypeRight, type TypeRights } from '@captain/auth-core'
import { hasRight, isGrantable, type AnyContentType } from '@captain/content-core'
import type { RoleResponse } from '@captain/platform-core'

/** The row for all types that are not named. */
export const OTHERS = '*'

const NONE: TypeRights = { operations: [], languages: null, fields: {}, otherFields: 'write' }

/** Returns the role that the form starts with. */
export const draftOf = (role: RoleResponse | null): CustomRole =>
  role === null
    ? { key: '', names: { ja: '', en: '' }, media: false, types: {} }
    : { key: role.key, names: role.names, media: role.media, types: role.types }

/** Returns the rights that a type can grant; null for the row of all others. */
export const possibleRights = (type: AnyContentType | null): readonly TypeRight[] =>
  type === null ? TYPE_RIGHT_NAMES : TYPE_RIGHT_NAMES.filter((right) => hasRight(type, right) && isGrantable(type, right))

/** Returns the rights of a row: its own, or those of all others as far as the type has them. */
export const rightsOfRow = (draft: CustomRole, type: AnyContentType | null): TypeRights => {
  if (type === null) return draft.types[OTHERS] ?? NONE
  const own = typeRightsOf(draft, type.name)
  const possible = possibleRights(type)
  return { ...own, operations: own.operations.filter((right) => possible.includes(right)) }
}

/** Returns the rights after a cell was switched: nothing can be done with records that are not read. */
export const switched = (rights: TypeRights, right: TypeRight, isOn: boolean): TypeRights => {
  const others = rights.operations.filter((one) => one !== right)
  if (!isOn) return { ...rights, operations: right === 'read' ? [] : others }
  const wanted = new Set<TypeRight>(['read', right, ...others])
  return { ...rights, operations: TYPE_RIGHT_NAMES.filter((one) => wanted.has(one)) }
}

/** Returns the role with the rights of a row. */
export const withRights = (draft: CustomRole, row: string, rights: TypeRights): CustomRole => ({
  ...draft,
  types: { ...draft.types, [row]: rights },
})

/** Returns the role without own rights of a row. */
export const withoutRights = (draft: CustomRole, row: string): CustomRole => ({
  ...draft,
  types: Object.fromEntries(Object.entries(draft.types).filter(([name]) => name !== row)),
})

/** Returns the rights with the languages that may be written; a role for one language creates no records, which need both. */
export const inLanguages = (rights: TypeRights, languages: TypeRights['languages']): TypeRights => ({
  ...rights,
  languages,
  operations: languages === null ? rights.operations : rights.operations.filter((right) => right !== 'create'),
})
