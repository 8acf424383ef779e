import { contentTypeOf, foldKana, KATAKANA, type AnyContentType, type Tenant } from '@captain/content-core'
import { SYSTEM_AUTHOR } from './author.ts'
import { sql } from '../database/sql.ts'
import { runningTenants } from '../running-tenants.ts'
import type { ContentServices } from '../services.ts'
import type { TenantStore, WriteTx } from '../store.ts'
import { byKeptPlans } from './by-kept-plans.ts'
import { ENTRY_COLUMNS, type EntryRow } from './entry-row.ts'
import { entryRows } from './entry-rows.ts'
import { forgetResponses } from './forget-responses.ts'
import { hasUpgradedTexts, TEXT_UPGRADE } from './text-upgrade.ts'
import { writeTexts } from './write-texts.ts'

const BATCH = 50

/** Reads and locks the next records. */
const readBatch = (tx: WriteTx, after: string): Promise<readonly EntryRow[]> =>
  entryRows(
    tx,
    sql`
    select ${ENTRY_COLUMNS} from content.entry e where e.tenant_id = ${sql.lit(tx.tenant.number)} and e.id > ${after} order by e.id limit ${BATCH} for no key update`,
  )

const typed = (tx: WriteTx, row: EntryRow): readonly { readonly type: AnyContentType; readonly row: EntryRow }[] => {
  const type = contentTypeOf(tx.tenant, row.type)
  return type === null ? [] : [{ type, row }]
}

/** Whether no other process writes the texts of the tenant at this moment. */
const isAlone = async (tx: WriteTx): Promise<boolean> => {
  const row = await tx.row<{ alone: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtext(${TEXT_UPGRADE}), ${tx.tenant.number}::int) as alone`,
  )
  return row?.alone === true
}

/** Writes the search texts of a batch of records again; returns the last id, null after the last batch, false if another process does it. */
const indexBatch = async (tx: WriteTx, after: string): Promise<string | null | false> => {
  if (!(await isAlone(tx))) return false
  const rows = await readBatch(tx, after)
  const records = rows.flatMap((row) => typed(tx, row))
  if (records.length > 0) await byKeptPlans(tx, () => writeTexts(tx, records))
  return rows.length < BATCH ? null : (rows.at(-1)?.id ?? null)
}

/** Assets per statement: a whole library would take longer than a statement may. */
const ASSETS = 1000

/** Folds the kana in the search texts of a batch of assets; returns the last id, null after the last batch. */
const foldAssets = async (tx: WriteTx, after: string): Promise<string | null> => {
  const batch = await tx.row<{ last: string | null }>(sql`
    with batch as materialized (
      select m.id from content.media m where m.tenant_id = ${tx.tenant.number} and m.id > ${after} order by m.id limit ${ASSETS}),
    folded as (
      update content.media m set search = translate(m.search, ${KATAKANA}, ${foldKana(KATAKANA)}) from batch
      where m.tenant_id = ${tx.tenant.number} and m.id = batch.id and m.search <> translate(m.search, ${KATAKANA}, ${foldKana(KATAKANA)}))
    select max(id) as last from batch`)
  return batch?.last ?? null
}

/** Notes that the tenant is done; responses that were kept before may lack what the new texts find. */
const finish = async (tx: WriteTx): Promise<void> => {
  await tx.run(
    sql`insert into content.finished_upgrade (tenant_id, name) values (${tx.tenant.number}, ${TEXT_UPGRADE}) on conflict do nothing`,
  )
  await forgetResponses(tx)
}

type Indexing = Pick<ContentServices, 'store' | 'tenants'> & Partial<Pick<ContentServices, 'refused'>>

type Batch = (tx: WriteTx, after: string) => Promise<string | null | false>

/** Runs batches until the last one; returns false if it was stopped or another process does the work. */
const runBatches = async (writer: TenantStore, batch: Batch, isStopped: () => boolean): Promise<boolean> => {
  for (let after: string | null = ''; after !== null;) {
    if (isStopped()) return false
    const from: string = after
    const last = await writer.writeAside((tx) => batch(tx, from))
    if (last === false) return false
    after = last
  }
  return true
}

const indexTenant = async ({ store }: Indexing, tenant: Tenant, isStopped: () => boolean): Promise<void> => {
  const writer = store.forTenant(SYSTEM_AUTHOR, tenant)
  if (await writer.writeAside(hasUpgradedTexts)) return
  for (const batch of [indexBatch, foldAssets]) if (!(await runBatches(writer, batch, isStopped))) return
  await writer.write(finish)
}

/** Writes the search texts of records of earlier versions in the form of this one, once for each tenant. */
export const indexTexts = async (services: Indexing, isStopped: () => boolean = () => false): Promise<void> => {
  for (const tenant of runningTenants(services)) await indexTenant(services, tenant, isStopped)
}

/** Writes search texts while the server runs. A failure is logged; the next start continues. */
export const startTextIndexing = (services: Indexing & Pick<ContentServices, 'log'>): { stop(): Promise<void> } => {
  let isStopped = false
  const running = indexTexts(services, () => isStopped).catch((error: unknown) => {
    services.log.warn({ err: error }, 'search texts of earlier records could not be written')
  })
  return {
    stop: () => {
      isStopped = true
      return running
    },
  }
}
