import type { AnyContentType, Tenant, Values } from '@captain/content-core'
import { SYSTEM_AUTHOR } from './author.ts'
import { sql } from '../database/sql.ts'
import type { ContentServices } from '../services.ts'
import type { WriteTx } from '../store.ts'
import { isFoundByTitle, TITLE_STAGE, titleEntry } from './title-search.ts'

const BATCH = 500

type Row = {
  readonly id: string
  readonly data: Values
  readonly position: string
  readonly deleted_at: null
  readonly is_indexed: boolean
}

/** Reads records of a type after an id; a batch takes as long whether few or all of them are indexed. */
const readBatch = (tx: WriteTx, type: AnyContentType, after: string): Promise<readonly Row[]> =>
  tx.rows<Row>(sql`
    select e.*, exists (
      select from content.entry_search s where s.tenant_id = ${tx.tenant.number} and s.entry_id = e.id and s.stage = ${TITLE_STAGE}) as is_indexed
    from (
      select id, data, position, deleted_at from content.entry
      where tenant_id = ${tx.tenant.number} and type = ${type.name} and id > ${after} and deleted_at is null order by id limit ${BATCH}) e
    order by e.id`)

/** Indexes the titles of a batch of records; returns the last id, null after the last batch. */
const indexBatch = async (tx: WriteTx, type: AnyContentType, after: string): Promise<string | null> => {
  const rows = await readBatch(tx, type, after)
  const entries = rows.flatMap((row) => {
    const title = row.is_indexed ? null : titleEntry(tx.tenant.number, { type, row })
    return title === null
      ? []
      : [
          sql`(${tx.tenant.number}::int, ${row.id}, ${type.name}, ${title.stage}::smallint, ${title.position}, ${title.body}, ${title.grams}::int[])`,
        ]
  })
  if (entries.length > 0) {
    // A concurrent save may have indexed one of them.
    await tx.run(sql`insert into content.entry_search (tenant_id, entry_id, type, stage, position, body, grams)
      values ${sql.join(entries)} on conflict do nothing`)
  }
  return rows.length < BATCH ? null : (rows.at(-1)?.id ?? null)
}

const upgradeOf = (type: AnyContentType): string => `titles/${type.name}`

/** Returns the types whose records may have been written before their titles were searchable. */
const unfinishedTypes = async (tx: WriteTx): Promise<readonly AnyContentType[]> => {
  const rows = await tx.rows<{ name: string }>(sql`select name from content.finished_upgrade where tenant_id = ${tx.tenant.number}`)
  const finished = new Set(rows.map(({ name }) => name))
  return tx.tenant.contentTypes.filter((type) => isFoundByTitle(type) && !finished.has(upgradeOf(type)))
}

const finish = (tx: WriteTx, type: AnyContentType): Promise<number> =>
  tx.run(
    sql`insert into content.finished_upgrade (tenant_id, name) values (${tx.tenant.number}, ${upgradeOf(type)}) on conflict do nothing`,
  )

type Indexing = Pick<ContentServices, 'store' | 'tenants'>

const indexTenant = async ({ store }: Indexing, tenant: Tenant, isStopped: () => boolean): Promise<void> => {
  const writer = store.forTenant(SYSTEM_AUTHOR, tenant)
  for (const type of await writer.writeAside(unfinishedTypes)) {
    for (let after: string | null = ''; after !== null;) {
      if (isStopped()) return
      const from: string = after
      after = await writer.writeAside((tx) => indexBatch(tx, type, from))
    }
    await writer.writeAside((tx) => finish(tx, type))
  }
}

/** Indexes the titles of records written before title search existed, once for each content type. */
export const indexTitles = async (services: Indexing, isStopped: () => boolean = () => false): Promise<void> => {
  for (const tenant of services.tenants.filter(({ contentTypes }) => contentTypes.some(isFoundByTitle))) {
    await indexTenant(services, tenant, isStopped)
  }
}

/** Indexes titles while the server runs. A failure is logged; the next start continues. */
export const startTitleIndexing = (services: Indexing & Pick<ContentServices, 'log'>): { stop(): Promise<void> } => {
  let isStopped = false
  const running = indexTitles(services, () => isStopped).catch((error: unknown) => {
    services.log.warn({ err: error }, 'titles of earlier records could not be indexed')
  })
  return {
    stop: () => {
      isStopped = true
      return running
    },
  }
}
