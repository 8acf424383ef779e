import type { AnyContentType, FieldIssue } from '@captain/content-core'
import { sql, type Fragment } from '../database/sql.ts'
import { ContentIssues } from '../errors.ts'
import type { WriteTx } from '../store.ts'
import { indexRows, searchBodies, targetsTo, uniqueRows, type CopyStage } from './derive.ts'
import type { EntryRow } from './entry-row.ts'
import { gramsOfBody } from './search-grams.ts'
import { titleEntry } from './title-search.ts'

const DERIVED = ['entry_index', 'entry_search', 'entry_unique', 'entry_media', 'entry_account'] as const

/** The stages of the working copy and of the published one. */
const WORKING: CopyStage = 0
const PUBLISHED: CopyStage = 1

/** A record with its declaration. */
type Typed = { readonly type: AnyContentType; readonly row: EntryRow }

const removeDerived = (tx: WriteTx, ids: readonly string[]) => {
  const deletions = DERIVED.map(
    (table) =>
      sql`${sql.raw(`gone_${table}`)} as (delete from ${sql.raw(`content.${table}`)} where tenant_id = ${tx.tenant.number} and entry_id = any(${ids}::text[]))`,
  )
  const references = sql`gone_references as (delete from content.entry_reference where tenant_id = ${tx.tenant.number} and src_id = any(${ids}::text[]))`
  return tx.run(sql`with ${sql.join([...deletions, references])} select 1`)
}

const copies = (row: EntryRow) => {
  const working: CopyStage = row.deleted_at === null ? 0 : 2
  return [
    { stage: working, values: row.data, position: row.position },
    ...(row.published === null || row.published_position === null || row.deleted_at !== null
      ? []
      : [{ stage: PUBLISHED, values: row.published, position: row.published_position }]),
  ]
}

const column = <Row>(rows: readonly Row[], pick: (row: Row) => unknown, cast: string): Fragment =>
  sql`${rows.map(pick)}::${sql.raw(cast)}[]`

const indexInsert = (tx: WriteTx, records: readonly Typed[]) => {
  const rows = records.flatMap(({ type, row }) =>
    copies(row).flatMap(({ stage, values, position }) => indexRows(type, values, stage).map((one) => ({ ...one, position, row }))),
  )
  return sql`insert into content.entry_index (tenant_id, entry_id, type, stage, field, val, position)
    select ${tx.tenant.number}, r.entry, r.type, r.stage, r.field, r.val, r.position
    from unnest(${column(rows, (one) => one.row.id, 'text')}, ${column(rows, (one) => one.row.type, 'text')}, ${column(rows, (one) => one.stage, 'smallint')},
      ${column(rows, (one) => one.field, 'text')}, ${column(rows, (one) => one.val, 'text')}, ${column(rows, (one) => one.position, 'text')}) as r (entry, type, stage, field, val, position)`
}

type SearchEntry = {
  readonly row: EntryRow
  readonly stage: number
  readonly position: string
  readonly body: string
  readonly grams: readonly number[]
}

const searchInsert = (tx: WriteTx, records: readonly Typed[]) => {
  const words = records.flatMap(({ type, row }) =>
    copies(row).flatMap(({ stage: copy, values, position }): readonly SearchEntry[] =>
      searchBodies(type, values, copy).map(({ stage, body }) => {
        const grams = gramsOfBody(body, { tenant: tx.tenant.number, type: row.type, stage })
        return { row, stage, position, body, grams }
      }),
    ),
  )
  const titles = records.flatMap((record): readonly SearchEntry[] => {
    const title = titleEntry(tx.tenant.number, record)
    return title === null ? [] : [{ ...title, row: record.row }]
  })
  const rows = [...words, ...titles]
  return sql`insert into content.entry_search (tenant_id, entry_id, type, stage, position, body, grams)
    select ${tx.tenant.number}, r.entry, r.type, r.stage, r.position, r.body, r.grams::int[]
    from unnest(${column(rows, (one) => one.row.id, 'text')}, ${column(rows, (one) => one.row.type, 'text')}, ${column(rows, (one) => one.stage, 'smallint')},
      ${column(rows, (one) => one.position, 'text')}, ${column(rows, (one) => one.body, 'text')}, ${column(rows, (one) => `{${one.grams.join(',')}}`, 'text')}) as r (entry, type, stage, position, body, grams)`
}

const bothCopies = (row: EntryRow) => {
  const working = { stage: WORKING, values: row.data }
  return row.published === null ? [working] : [working, { stage: PUBLISHED, values: row.published }]
}

/**
 * Returns the copies whose references count. A published copy that is hidden by its values keeps its references, because it may
 * become visible again.
 */
const namingCopies = (row: EntryRow) => (row.deleted_at === null ? bothCopies(row) : [])

const referenceInsert = (tx: WriteTx, records: readonly Typed[]) => {
  const rows = records.flatMap(({ type, row }) =>
    namingCopies(row).flatMap(({ stage, values }) =>
      targetsTo(type, values, 'record').map((target) => ({ ...target, stage, source: row.id })),
    ),
  )
  return sql`insert into content.entry_reference (tenant_id, src_id, stage, path, dst_id, on_delete)
    select ${tx.tenant.number}, r.src, r.stage, r.path, r.dst, r.on_delete
    from unnest(${column(rows, (one) => one.source, 'text')}, ${column(rows, (one) => one.stage, 'smallint')}, ${column(rows, (one) => one.path, 'text')},
      ${column(rows, (one) => one.id, 'text')}, ${column(rows, (one) => one.onDelete, 'text')}) as r (src, stage, path, dst, on_delete)`
}

const mediaInsert = (tx: WriteTx, records: readonly Typed[]) => {
  const rows = records.flatMap(({ type, row }) =>
    copies(row).flatMap(({ stage, values }) => targetsTo(type, values, 'media').map((target) => ({ ...target, stage, entry: row.id }))),
  )
  return sql`insert into content.entry_media (tenant_id, entry_id, stage, path, media_id)
    select ${tx.tenant.number}, r.entry, r.stage, r.path, r.media
    from unnest(${column(rows, (one) => one.entry, 'text')}, ${column(rows, (one) => one.stage, 'smallint')}, ${column(rows, (one) => one.path, 'text')}, ${column(rows, (one) => one.id, 'text')}) as r (entry, stage, path, media)`
}

/** An account can be deleted at any time, so copies in the trash must be found too. */
const accountInsert = (tx: WriteTx, records: readonly Typed[]) => {
  const rows = records.flatMap(({ type, row }) =>
    bothCopies(row).flatMap(({ stage, values }) =>
      targetsTo(type, values, 'account').map((target) => ({ ...target, stage, entry: row.id })),
    ),
  )
  return sql`insert into content.entry_account (tenant_id, entry_id, stage, path, account_id)
    select ${tx.tenant.number}, r.entry, r.stage, r.path, r.account
    from unnest(${column(rows, (one) => one.entry, 'text')}, ${column(rows, (one) => one.stage, 'smallint')}, ${column(rows, (one) => one.path, 'text')},
      ${column(rows, (one) => one.id, 'text')}) as r (entry, stage, path, account)`
}

type Claimed = { readonly type: string; readonly field: string; readonly val: string; readonly entry_id: string }

/** Claims the unique values; the second of two concurrent saves finds them taken. */
const claimUnique = async (tx: WriteTx, records: readonly Typed[]): Promise<void> => {
  const wanted = records.flatMap(({ type, row }) =>
    row.deleted_at === null ? uniqueRows(type, row.data, row.published_slug).map((one) => ({ ...one, row })) : [],
  )
  if (wanted.length === 0) return
  const claimed = await tx.hotRows<Claimed>(
    sql`insert into content.entry_unique (tenant_id, type, field, val, entry_id)
      select ${tx.tenant.number}, r.type, r.field, r.val, r.entry
      from unnest(${column(wanted, (one) => one.row.type, 'text')}, ${column(wanted, (one) => one.field, 'text')}, ${column(wanted, (one) => one.val, 'text')}, ${column(wanted, (one) => one.row.id, 'text')}) as r (type, field, val, entry)
      order by r.type, r.field, r.val on conflict do nothing returning type, field, val, entry_id`,
  )
  const keyOf = (...parts: readonly string[]) => JSON.stringify(parts)
  const owned = new Set(claimed.map(({ type, field, val, entry_id: id }) => keyOf(type, field, val, id)))
  const taken = wanted.filter(({ field, val, row }) => !owned.has(keyOf(row.type, field, val, row.id)))
  if (taken.length === 0) return
  throw new ContentIssues(
    taken.map(({ path }): FieldIssue => ({ path, rule: 'duplicate', params: {} })),
    taken.map(({ row }) => row.id),
  )
}

/**
 * Makes PostgreSQL use a cached generic plan for the foreign key lookup of each row. By default it plans the lookup again for
 * every row, because the records of all tenants are partitions of one table: that took most of the time of a save. A generic
 * plan must suit growing tables, so it uses an index.
 */
const byKeptPlans = async (tx: WriteTx, write: () => Promise<void>): Promise<void> => {
  await tx.hotRows(sql`select set_config('plan_cache_mode', 'force_generic_plan', true), set_config('enable_seqscan', 'off', true)`)
  await write()
  await tx.hotRows(sql`select set_config('plan_cache_mode', 'auto', true), set_config('enable_seqscan', 'on', true)`)
}

/**
 * Writes all rows derived from the documents of records: filter and sort values, search text, references, use of media and
 * accounts, unique values. A record in the trash keeps what its list needs, frees its unique values and references accounts
 * only.
 */
export const writeDerived = async (tx: WriteTx, records: readonly Typed[], areNew: boolean): Promise<void> => {
  if (!areNew)
    await removeDerived(
      tx,
      records.map(({ row }) => row.id),
    )
  const inserts = [indexInsert, searchInsert, referenceInsert, mediaInsert, accountInsert].map((insert) => insert(tx, records))
  await byKeptPlans(tx, async () => {
    await tx.hotRows(sql`with ${sql.join(inserts.map((insert, place) => sql`${sql.raw(`made_${place}`)} as (${insert})`))} select 1`)
    await claimUnique(tx, records)
  })
}
