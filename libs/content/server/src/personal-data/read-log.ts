import { networkOf } from '@captain/auth-core'
import {
  contentTypeOf,
  type PersonalReadItem,
  type PersonalReadKind,
  type ReadRecord,
  type Tenant,
  storedName,
} from '@captain/content-core'
import type { Pool } from 'pg'
import { sql } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'
import { isNamePersonal, titleSides } from '../store/title.ts'
import type { ReadLogConditions } from './read-log-request.ts'

/** A row of the log. */
export type ReadLogRow = {
  readonly id: string
  readonly at: Date
  readonly actor_id: string | null
  readonly actor_name: string
  readonly key_id: string | null
  readonly impersonator_id: string | null
  readonly impersonator_name: string | null
  readonly kind: PersonalReadKind
  readonly type: string
  readonly record_ids: readonly string[]
  readonly record_count: number
  readonly ip_address: string | null
}

/** Records that a page names of one row. */
export const NAMED_RECORDS = 5

const COLUMNS = `r.id, r.at, r.actor_id, r.actor_name, r.key_id, r.impersonator_id, r.impersonator_name, r.kind, r.type,
  cardinality(r.record_ids) as record_count, r.ip_address`

/** Reads rows of the log, newest first, with at most `ids` of the ids of each. As the owner of the table, so that its index is used. */
export const readLogRows = async (
  pool: Pick<Pool, 'query'>,
  { where, values }: ReadLogConditions,
  { limit, ids }: { readonly limit: number; readonly ids: number | null },
): Promise<readonly ReadLogRow[]> => {
  const shown = ids === null ? 'r.record_ids' : `r.record_ids[1:${ids}]`
  const { rows } = await pool.query<ReadLogRow>(
    `select ${COLUMNS}, ${shown} as record_ids from content.personal_read r where ${where} order by r.id desc limit ${limit}`,
    [...values],
  )
  return rows
}

type TitleRow = { readonly id: string; readonly type: string; readonly title: unknown }

/** Returns the titles of records by id; titles are never personal data. */
export const readTitles = async (tx: Tx, tenant: Tenant, ids: readonly string[]): Promise<ReadonlyMap<string, ReadRecord['title']>> => {
  if (ids.length === 0) return new Map()
  const fields = Object.fromEntries(
    tenant.contentTypes.filter((type) => !isNamePersonal(type)).map((type) => [type.name, storedName(type, type.title)]),
  )
  const rows = await tx.rows<TitleRow>(sql`
    select e.id, e.type, e.data -> (${JSON.stringify(fields)}::jsonb ->> e.type) as title from content.entry e
    where e.tenant_id = ${tx.tenant.number} and e.id = any(${[...new Set(ids)]}::text[])`)
  return new Map(rows.map(({ id, type, title }) => [id, contentTypeOf(tenant, type) === null ? null : titleSides(title)]))
}

/** Returns a row as owners see it: the network instead of the address, as accounts are shown elsewhere. */
export const toReadItem = (row: ReadLogRow, titles: ReadonlyMap<string, ReadRecord['title']>): PersonalReadItem => ({
  id: row.id,
  at: row.at.toISOString(),
  kind: row.kind,
  type: row.type,
  by: { id: row.actor_id, name: row.actor_name },
  isKey: row.key_id !== null,
  impersonator: row.impersonator_id === null ? null : { id: row.impersonator_id, name: row.impersonator_name ?? '' },
  network: networkOf(row.ip_address)?.name ?? null,
  records: row.record_ids.map((id) => ({ id, title: titles.get(id) ?? null })),
  recordCount: row.record_count,
})
