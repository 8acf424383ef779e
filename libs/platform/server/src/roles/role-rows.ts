import type { CustomRole } from '@captain/auth-core'
import type { Tenant } from '@captain/content-core'
import { advisoryLock, ContentIssues, sql, writeAudit, type Tx, type WriteTx } from '@captain/content-server/kit'
import { conflict, notFound } from '@captain/http-server'
import type { RoleResponse, RolesResponse } from '@captain/platform-core'
import { roleInUse, tooManyRoles } from '../errors.ts'

/** Maximum number of custom roles of a tenant. */
const MAX_ROLES = 30
const MAX_MEMBERS = 1000

type Row = {
  readonly key: string
  readonly definition: CustomRole
  readonly lock_version: number
  readonly updated_at: Date
  readonly updated_by_name: string
}

/** Returns the rights that the declaration knows: those by earlier names are for servers that still run with them. */
const declaredRights = ({ contentTypes }: Tenant, { types }: CustomRole): CustomRole['types'] =>
  Object.fromEntries(
    Object.entries(types).flatMap(([name, rights]) => {
      const type = contentTypes.find((one) => one.name === name)
      if (name === '*') return [[name, rights]]
      if (type === undefined) return []
      const fields = Object.fromEntries(Object.entries(rights.fields).filter(([field]) => Object.hasOwn(type.fields, field)))
      return [[name, { ...rights, fields }]]
    }),
  )

const toResponse = (tenant: Tenant, row: Row, members: RolesResponse['members']): RoleResponse => ({
  ...row.definition,
  types: declaredRights(tenant, row.definition),
  lockVersion: row.lock_version,
  updatedAt: row.updated_at.toISOString(),
  updatedBy: row.updated_by_name,
  members: members.filter(({ customRole }) => customRole === row.key).map(({ id, name }) => ({ id, name })),
})

const COLUMNS = sql`r.key, r.definition, r.lock_version, r.updated_at, r.updated_by_name`

/** Reads the custom roles of the tenant, and its members. */
export const readRoles = async (tx: Tx): Promise<RolesResponse> => {
  const [rows, members] = await Promise.all([
    tx.rows<Row>(sql`select ${COLUMNS} from content.member_role r where r.tenant_id = ${tx.tenant.number} order by r.created_at, r.key`),
    tx.rows<RolesResponse['members'][number]>(sql`
      select id, name, email, role, custom_role as "customRole" from content.member order by name, id limit ${MAX_MEMBERS}`),
  ])
  return { items: rows.map((row) => toResponse(tx.tenant, row, members)), members }
}

const responseOf = async (tx: Tx, key: string): Promise<RoleResponse> => {
  const found = (await readRoles(tx)).items.find((role) => role.key === key)
  if (found === undefined) throw notFound()
  return found
}

/** Locks a role. Throws 404 if the tenant has none of that key. */
const lockRole = async (tx: WriteTx, key: string): Promise<Row> => {
  const row = await tx.row<Row>(
    sql`select ${COLUMNS} from content.member_role r where r.tenant_id = ${tx.tenant.number} and r.key = ${key} for update`,
  )
  if (row === null) throw notFound()
  return row
}

const audit = (tx: WriteTx, action: 'createRole' | 'updateRole' | 'deleteRole', key: string, diff: readonly unknown[]): Promise<void> =>
  writeAudit(tx, { action, type: null, id: null, changes: [], details: { key, diff: { role: diff } } })

/** Creates a role. Throws ContentIssues for a key that exists, 409 if there are too many. */
export const createRole = async (tx: WriteTx, role: CustomRole): Promise<RoleResponse> => {
  await advisoryLock(tx, 'roles')
  const { items } = await readRoles(tx)
  if (items.some(({ key }) => key === role.key)) throw new ContentIssues([{ path: 'key', rule: 'duplicate', params: {} }])
  if (items.length >= MAX_ROLES) throw tooManyRoles(MAX_ROLES)
  await tx.run(sql`
    insert into content.member_role (tenant_id, key, definition, lock_version, created_at, updated_at, updated_by_name)
    values (${tx.tenant.number}, ${role.key}, ${JSON.stringify(role)}::jsonb, 1, ${tx.now}, ${tx.now}, ${tx.author.name})`)
  await audit(tx, 'createRole', role.key, [null, role])
  return responseOf(tx, role.key)
}

/** Changes a role; its members have the new rights from their next request on. Throws 404, and 409 for a stale version. */
export const updateRole = async (tx: WriteTx, role: CustomRole, lockVersion: number): Promise<RoleResponse> => {
  const row = await lockRole(tx, role.key)
  if (row.lock_version !== lockVersion) throw conflict({ code: 'version-conflict', current: await responseOf(tx, role.key), base: null })
  await tx.run(sql`
    update content.member_role set definition = ${JSON.stringify(role)}::jsonb, lock_version = lock_version + 1, updated_at = ${tx.now},
      updated_by_name = ${tx.author.name}
    where tenant_id = ${tx.tenant.number} and key = ${role.key}`)
  await audit(tx, 'updateRole', role.key, [row.definition, role])
  return responseOf(tx, role.key)
}

/** Deletes a role. Throws 404, and 409 with their number if members have it. */
export const deleteRole = async (tx: WriteTx, key: string): Promise<void> => {
  const row = await lockRole(tx, key)
  const { members } = await responseOf(tx, key)
  if (members.length > 0) throw roleInUse(members.length)
  await tx.run(sql`delete from content.member_role where tenant_id = ${tx.tenant.number} and key = ${key}`)
  await audit(tx, 'deleteRole', key, [row.definition, null])
}
