import { FIELD_ACCESSES, MEMBER_ROLES, TYPE_RIGHT_NAMES } from '@captain/auth-core'
import { array, boolean, nullable, number, picklist, record, strictObject, string } from 'valibot'
import type { Received } from './received.ts'

const typeRights = strictObject({
  operations: array(picklist(TYPE_RIGHT_NAMES)),
  languages: nullable(array(picklist(['ja', 'en']))),
  fields: record(string(), picklist(FIELD_ACCESSES)),
  otherFields: picklist(['write', 'read']),
})

/** A custom role of a tenant, with its members. */
export const roleSchema = strictObject({
  key: string(),
  names: strictObject({ ja: string(), en: string() }),
  media: boolean(),
  types: record(string(), typeRights),
  lockVersion: number(),
  updatedAt: string(),
  updatedBy: string(),
  members: array(strictObject({ id: string(), name: string() })),
})

/** The custom roles of a tenant, and its members with their roles. */
export const rolesSchema = strictObject({
  items: array(roleSchema),
  members: array(
    strictObject({ id: string(), name: string(), email: string(), role: picklist(MEMBER_ROLES), customRole: nullable(string()) }),
  ),
})

/** The role of a member: a built-in one, or the key of a custom one. */
export const memberRoleSchema = strictObject({ role: picklist(MEMBER_ROLES), customRole: nullable(string()) })

export type RoleResponse = Received<typeof roleSchema>
export type RolesResponse = Received<typeof rolesSchema>
