import type { AnyContentType, RuleIssue } from '@captain/content-core'
import { sql, type Fragment } from '../database/sql.ts'
import { ContentIssues } from '../errors.ts'
import type { WriteTx } from '../store.ts'
import { indexRows, searchBody, targetsTo, uniqueRows, type IndexRow, type Stage } from './derive.ts'
import type { EntryRow } from './entry-row.ts'
import { gramsOfBody } from './search-grams.ts'

const DERIVED = ['entry_index', 'entry_search', 'entry_unique', 'entry_media', 'entry_account'] as const

const removeDerived = (tx: WriteTx, id: string) => {
  const deletions = DERIVED.map(
    (table) =>
      sql`${sql.raw(`gone_${table}`)} as (delete from ${sql.raw(`content.${table}`)} where tenant_id = ${tx.tenant.number} and entry_id = ${id})`,
  )
  const references = sql`gone_references as (delete from content.entry_reference where tenant_id = ${tx.tenant.number} and src_id = ${id})`
  return tx.run(sql`with ${sql.join([...deletions, references])} select 1`)
}

const copies = (row: EntryRow) => {
  const working: Stage = row.deleted_at === null ? 0 : 2
  return [
    { stage: working, values: row.data, position: row.position },
    ...(row.published === null || row.published_position === null || row.deleted_at !== null
      ? []
      : [{ stage: 1 as Stage, values: row.published, position: row.published_position }]),
  ]
}

const column = <Row>(rows: readonly Row[], pick: (row: Row) => unknown, cast: string): Fragment =>
  sql`${rows.map(pick)}::${sql.raw(cast)}[]`

const indexInsert = (tx: WriteTx, row: EntryRow, rows: readonly (IndexRow & { readonly position: string })[]) =>
  sql`insert into content.entry_index (tenant_id, entry_id, type, stage, field, val, position)
    select ${tx.tenant.number}, ${row.id}, ${row.type}, r.stage, r.field, r.val, r.position
    from unnest(${column(rows, (one) => one.stage, 'smallint')}, ${column(rows, (one) => one.field, 'text')}, ${column(rows, (one) => one.val, 'text')}, ${column(rows, (one) => one.position, 'text')}) as r (stage, field, val, position)`

const searchInsert = (
  tx: WriteTx,
  row: EntryRow,
  bodies: readonly { readonly stage: Stage; readonly body: string; readonly position: string }[],
) => {
  const values = bodies.map(({ stage, body, position }) => {
    const grams = gramsOfBody(body, { tenant: tx.tenant.number, type: row.type, stage })
    return sql`(${tx.tenant.number}::int, ${row.id}, ${row.type}, ${stage}::smallint, ${position}, ${body}, ${grams}::int[])`
  })
  return sql`insert into content.entry_search (tenant_id, entry_id, type, stage, position, body, grams) values ${sql.join(values)}`
}

const referenceInsert = (tx: WriteTx, type: AnyContentType, row: EntryRow) => {
  const rows = targetsTo(type, row.data, 'record')
  return sql`insert into content.entry_reference (tenant_id, src_id, path, dst_id, on_delete)
    select ${tx.tenant.number}, ${row.id}, r.path, r.dst, r.on_delete
    from unnest(${column(rows, (one) => one.path, 'text')}, ${column(rows, (one) => one.id, 'text')}, ${column(rows, (one) => one.onDelete, 'text')}) as r (path, dst, on_delete)`
}

const mediaInsert = (tx: WriteTx, type: AnyContentType, row: EntryRow) => {
  const rows = copies(row).flatMap(({ stage, values }) => targetsTo(type, values, 'media').map((target) => ({ stage, ...target })))
  return sql`insert into content.entry_media (tenant_id, entry_id, stage, path, media_id)
    select ${tx.tenant.number}, ${row.id}, r.stage, r.path, r.media
    from unnest(${column(rows, (one) => one.stage, 'smallint')}, ${column(rows, (one) => one.path, 'text')}, ${column(rows, (one) => one.id, 'text')}) as r (stage, path, media)`
}

const accountInsert = (tx: WriteTx, type: AnyContentType, row: EntryRow) => {
  const rows = targetsTo(type, row.data, 'account')
  return sql`insert into content.entry_account (tenant_id, entry_id, path, account_id)
    select ${tx.tenant.number}, ${row.id}, r.path, r.account from unnest(${column(rows, (one) => one.path, 'text')}, ${column(rows, (one) => one.id, 'text')}) as r (path, account)`
}

/** Claims the unique values; whichever of two saves at once comes second finds them taken. */
const claimUnique = async (tx: WriteTx, type: AnyContentType, row: EntryRow): Promise<void> => {
  const wanted = uniqueRows(type, row.data, row.published_slug)
  if (wanted.length === 0) return
  const claimed = await tx.rows<{ field: string; val: string }>(
    sql`insert into content.entry_unique (tenant_id, type, field, val, entry_id)
      select ${tx.tenant.number}, ${row.type}, r.field, r.val, ${row.id} from unnest(${column(wanted, (one) => one.field, 'text')}, ${column(wanted, (one) => one.val, 'text')}) as r (field, val)
      order by r.field, r.val on conflict do nothing returning field, val`,
  )
  const issues = wanted
    .filter(({ field, val }) => !claimed.some((one) => one.field === field && one.val === val))
    .map(({ path }): RuleIssue => ({ path, rule: 'duplicate', params: {} }))
  if (issues.length > 0) throw new ContentIssues(issues)
}

/**
 * Writes everything that is made from a record's documents: filter and sort values, search text, references, use of
 * media and accounts, unique values. A record in the trash keeps what its own list needs and gives its unique values back.
 */
export const writeDerived = async (tx: WriteTx, type: AnyContentType, row: EntryRow, isNew: boolean): Promise<void> => {
  if (!isNew) await removeDerived(tx, row.id)
  const index = copies(row).flatMap(({ stage, values, position }) => indexRows(type, values, stage).map((one) => ({ ...one, position })))
  const bodies = copies(row).map(({ stage, values, position }) => ({ stage, position, body: searchBody(type, values, stage) }))
  const inserts = [
    indexInsert(tx, row, index),
    searchInsert(tx, row, bodies),
    referenceInsert(tx, type, row),
    mediaInsert(tx, type, row),
    accountInsert(tx, type, row),
  ]
  await tx.run(sql`with ${sql.join(inserts.map((insert, place) => sql`${sql.raw(`made_${place}`)} as (${insert})`))} select 1`)
  if (row.deleted_at === null) await claimUnique(tx, type, row)
}
