import type { Locale } from '@captain/locale'

/**
 * Rights on the records of a content type that a custom role can grant, each with its operations in the words of `docs/permissions.md`.
 * Every operation of the staff API on records needs exactly one of them.
 */
export const TYPE_RIGHTS = {
  read: 'list, open and search records, their history and their trash',
  export: 'save records as a file',
  create: 'create, duplicate and import records',
  update: 'change records, restore earlier revisions, import changes',
  delete: 'move records to the trash and restore them',
  publish: 'change what the public sees: publish, unpublish, schedule, archive, reopen, sort',
  process: 'process submissions and orders',
} as const satisfies Readonly<Record<string, string>>

export type TypeRight = keyof typeof TYPE_RIGHTS

const isTypeRight = (name: string): name is TypeRight => Object.hasOwn(TYPE_RIGHTS, name)

/** All rights, in the order of the documentation and of the screens. */
export const TYPE_RIGHT_NAMES: readonly TypeRight[] = Object.keys(TYPE_RIGHTS).filter(isTypeRight)

/** What a role may do with a field: change it, see it, or neither. */
export const FIELD_ACCESSES = ['write', 'read', 'hidden'] as const

export type FieldAccess = (typeof FIELD_ACCESSES)[number]

/** The rights of a custom role on one content type. */
export type TypeRights = {
  readonly operations: readonly TypeRight[]
  /** Languages that the role may write; null for all. With languages, values without a language are read-only. */
  readonly languages: readonly Locale[] | null
  /** Access to single fields, by name. */
  readonly fields: Readonly<Record<string, FieldAccess>>
  /** Access to all other fields: `read` lets the role write only the fields named. */
  readonly otherFields: 'write' | 'read'
}

/** A role that the owners of a tenant define: a named set of rights. */
export type CustomRole = {
  readonly key: string
  readonly names: Readonly<Record<Locale, string>>
  /** Whether the role may upload, describe, replace and delete files of the media library; every role may see them. */
  readonly media: boolean
  /** Rights by the name of the content type; `*` for the types that are not named. */
  readonly types: Readonly<Record<string, TypeRights>>
}

const NO_RIGHTS: TypeRights = { operations: [], languages: null, fields: {}, otherFields: 'write' }

/** Returns the rights of a role on a content type. */
export const typeRightsOf = ({ types }: CustomRole, type: string): TypeRights => {
  if (Object.hasOwn(types, type)) return types[type] ?? NO_RIGHTS
  return types['*'] ?? NO_RIGHTS
}

/** Returns the built-in role of members with a custom role, for everything that is no content type. */
export const baseRoleOf = ({ media }: Pick<CustomRole, 'media'>): 'editor' | 'viewer' => (media ? 'editor' : 'viewer')
