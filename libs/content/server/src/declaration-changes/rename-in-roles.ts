import { isDeepStrictEqual } from 'node:util'
import { asRecord } from '@captain/validation'
import { sql } from '../database/sql.ts'
import type { WriteTx } from '../store.ts'
import type { StoredChange } from './restore-points.ts'

type Named = Readonly<Record<string, unknown>>

/** Gives rights by one name to another one, too: a server with the earlier declaration goes on with the former. */
const copied = (rights: Named, from: string, to: string): Named =>
  Object.hasOwn(rights, from) ? { ...rights, [to]: rights[from] } : rights

type Rename = { readonly type: string; readonly isType: boolean; readonly from: string; readonly to: string }

/** Fields first, because they are named with the earlier name of their type; back in the opposite order. */
const renamesOf = (changes: readonly StoredChange[], direction: Direction): readonly Rename[] => {
  const types = changes.filter(({ what }) => what === 'type-renamed').map(({ type, to }) => ({ type, isType: true, from: type, to }))
  const fields = changes.flatMap(({ type, what, field, to }) =>
    // Rights are on fields of the type, not on those in groups and rows.
    what === 'renamed' && field !== null && !field.includes('.') ? [{ type, isType: false, from: field, to }] : [],
  )
  if (direction === 'to new names') return [...fields, ...types]
  return [...types, ...fields].map((one) => ({ ...one, from: one.to, to: one.from }))
}

const renamed = (types: Named, { type, isType, from, to }: Rename): Named => {
  if (isType) return copied(types, from, to)
  if (!Object.hasOwn(types, type)) return types
  const rights = asRecord(types[type])
  return { ...types, [type]: { ...rights, fields: copied(asRecord(rights['fields']), from, to) } }
}

type Direction = 'to new names' | 'to former names'

type Role = { readonly key: string; readonly definition: Named }

/** Lets custom roles have the same rights on renamed types and fields as before: a right by an unknown name would be that of all others. */
export const renameInRoles = async (tx: WriteTx, changes: readonly StoredChange[], direction: Direction): Promise<void> => {
  const renames = renamesOf(changes, direction)
  if (renames.length === 0) return
  const roles = await tx.rows<Role>(
    sql`select key, definition from content.member_role where tenant_id = ${tx.tenant.number} order by key for update`,
  )
  for (const { key, definition } of roles) {
    const types = renames.reduce(renamed, asRecord(definition['types']))
    if (isDeepStrictEqual(types, definition['types'])) continue
    await tx.run(sql`
      update content.member_role set definition = ${JSON.stringify({ ...definition, types })}::jsonb, lock_version = lock_version + 1
      where tenant_id = ${tx.tenant.number} and key = ${key}`)
  }
}
