import type { Tenant, Values } from '@captain/content-core'
import { SYSTEM_AUTHOR } from './author.ts'
import { sql } from '../database/sql.ts'
import type { ContentServices } from '../services.ts'
import type { WriteTx } from '../store.ts'
import { isFoundByTitle, TITLE_STAGE, titleEntry } from './title-search.ts'

const BATCH = 500

type Row = { readonly id: string; readonly type: string; readonly data: Values; readonly position: string; readonly deleted_at: null }

/** Reads records after an id whose titles are not indexed yet, by id. */
const readUnknown = (tx: WriteTx, types: readonly string[], after: string): Promise<readonly Row[]> =>
  tx.rows<Row>(sql`
    select e.id, e.type, e.data, e.position, e.deleted_at from content.entry e
    where e.tenant_id = ${tx.tenant.number} and e.id > ${after} and e.type = any(${types}::text[]) and e.deleted_at is null
      and not exists (select from content.entry_search s where s.tenant_id = e.tenant_id and s.entry_id = e.id and s.stage = ${TITLE_STAGE})
    order by e.id limit ${BATCH}`)

/** Indexes the titles of a batch of records; returns the last id, null for an empty batch. */
const indexBatch = async (tx: WriteTx, tenant: Tenant, after: string): Promise<string | null> => {
  const types = new Map(tenant.contentTypes.filter(isFoundByTitle).map((type) => [type.name, type]))
  const rows = await readUnknown(tx, [...types.keys()], after)
  const entries = rows.flatMap((row) => {
    const type = types.get(row.type)
    const title = type === undefined ? null : titleEntry(tx.tenant.number, { type, row })
    return title === null
      ? []
      : [
          sql`(${tx.tenant.number}::int, ${row.id}, ${row.type}, ${title.stage}::smallint, ${title.position}, ${title.body}, ${title.grams}::int[])`,
        ]
  })
  if (entries.length > 0) {
    // A concurrent save may have indexed one of them.
    await tx.run(sql`insert into content.entry_search (tenant_id, entry_id, type, stage, position, body, grams)
      values ${sql.join(entries)} on conflict do nothing`)
  }
  return rows.length < BATCH ? null : (rows.at(-1)?.id ?? null)
}

/** Indexes the titles of records written before title search existed; only reads if none are missing. */
export const ensureTitles = async ({ store, tenants }: Pick<ContentServices, 'store' | 'tenants'>): Promise<void> => {
  for (const tenant of tenants.filter(({ contentTypes }) => contentTypes.some(isFoundByTitle))) {
    const writer = store.forTenant(SYSTEM_AUTHOR, tenant)
    for (let after: string | null = ''; after !== null;) {
      const from: string = after
      after = await writer.writeAside((tx) => indexBatch(tx, tenant, from))
    }
  }
}
