import type { AnyContentType, RuleIssue, Values } from '@captain/content-core'
import { sql } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'
import { draftExists, lastVersion, publishedVersion } from '../errors.ts'
import type { WriteTx } from '../store.ts'
import { ENTRY_COLUMNS, type EntryRow } from './entry-row.ts'

/** The first moment of a day in Tokyo. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00+09:00`)

/** Of versions that have begun, the one that counts comes first. */
const IN_FORCE_FIRST = sql`v.publish_from desc, v.published_at desc, v.id desc`

/** The id of the version in force of the document that a row aliased `e` is a version of. */
export const IN_FORCE_ID = sql`(
  select v.id from content.entry v
  where v.tenant_id = e.tenant_id and v.type = e.type and v.status = 'published' and v.deleted_at is null and v.publish_from <= now()
  order by ${IN_FORCE_FIRST} limit 1)`

/** The version of a legal document that counts now: of those that have begun, the one that began last. */
export const readInForce = (tx: Tx, type: AnyContentType, except = ''): Promise<EntryRow | null> =>
  tx.row<EntryRow>(sql`
    select ${ENTRY_COLUMNS} from content.entry e where e.tenant_id = ${tx.tenant.number} and e.id = (
      select v.id from content.entry v
      where v.tenant_id = ${tx.tenant.number} and v.type = ${type.name} and v.status = 'published' and v.deleted_at is null
        and v.publish_from <= now() and v.id <> ${except}
      order by ${IN_FORCE_FIRST} limit 1)`)

/** Rows of a legal type that know whether they are in force; of other types as they are. */
export const withForce = async <Row extends { readonly id: string }>(
  tx: Tx,
  type: AnyContentType,
  rows: readonly Row[],
): Promise<readonly (Row & { readonly is_in_force?: boolean })[]> => {
  if (type.workflow !== 'legal' || rows.length === 0) return rows
  const inForce = await readInForce(tx, type)
  return rows.map((row) => ({ ...row, is_in_force: row.id === inForce?.id }))
}

/** Throws 409 when the document has a draft already, other than the record itself. */
export const refuseSecondDraft = async (tx: WriteTx, type: AnyContentType): Promise<void> => {
  // Two that are made at once would not see each other.
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`${tx.tenant.number}/${type.name}/draft`}, 0))`)
  const draft = await tx.row<{ id: string }>(sql`
    select e.id from content.entry e
    where e.tenant_id = ${tx.tenant.number} and e.type = ${type.name} and e.status = 'draft' and e.deleted_at is null limit 1`)
  if (draft !== null) throw draftExists(draft.id)
}

/** Throws 409 for a version that has been published: it stays as it was agreed to. */
export const refusePublishedVersion = (type: AnyContentType, row: EntryRow): void => {
  if (type.workflow === 'legal' && row.status !== 'draft') throw publishedVersion()
}

/** Whether another version has been published before, also one that begins later or was withdrawn since. */
const hasEarlierVersion = async (tx: WriteTx, type: AnyContentType, row: EntryRow): Promise<boolean> =>
  (await tx.row(sql`
    select 1 from content.entry v
    where v.tenant_id = ${tx.tenant.number} and v.type = ${type.name} and v.status <> 'draft' and v.deleted_at is null and v.id <> ${row.id} limit 1`)) !==
  null

/** What publishing a version needs beyond the declaration: a day not before the version in force, and from the second on a summary of changes. */
export const versionIssues = async (tx: WriteTx, type: AnyContentType, row: EntryRow, values: Values): Promise<readonly RuleIssue[]> => {
  const inForce = await readInForce(tx, type, row.id)
  const day = inForce === null ? '' : String(inForce.data['effectiveDate'])
  const summary = (values['changeSummary'] as { readonly ja?: unknown } | null)?.ja
  const saysChanges = typeof summary === 'string' && summary !== ''
  return [
    ...(String(values['effectiveDate']) < day ? [{ path: 'effectiveDate', rule: 'notBeforeVersion', params: { day } }] : []),
    ...(saysChanges || !(await hasEarlierVersion(tx, type, row)) ? [] : [{ path: 'changeSummary.ja', rule: 'requiredInput', params: {} }]),
  ]
}

/** Throws 409 when nothing would be in force after this version is withdrawn. */
export const refuseLastVersion = async (tx: WriteTx, type: AnyContentType, row: EntryRow): Promise<void> => {
  if ((await readInForce(tx, type, row.id)) === null) throw lastVersion()
}

/** The number after a version: its last part plus one, `1.1` after `1.0`. */
export const nextVersion = (version: string): string => {
  const last = /^(.*?)(\d+)(\D*)$/.exec(version)
  return last === null ? `${version}.1` : `${last[1]}${Number(last[2]) + 1}${last[3]}`
}
