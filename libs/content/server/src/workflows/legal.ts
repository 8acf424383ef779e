import { sidesOf, type AnyContentType, type FieldIssue, type Values } from '@captain/content-core'
import { sql } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'
import { draftExists, lastVersion, publishedVersion } from '../errors.ts'
import type { WriteTx } from '../store.ts'
import { ENTRY_COLUMNS, type EntryRow } from '../store/entry-row.ts'
import { entryRow } from '../store/entry-rows.ts'
import { writableValues } from '../store/check-values.ts'
import { isTaken } from '../store/is-taken.ts'
import { declaredValues } from '../store/record.ts'
import { createEntry } from '../store/save.ts'
import { HAS_BEGUN, IS_DRAFT, IS_PUBLISHED } from './conditions.ts'
import type { StatedRow, WorkflowStore } from './workflow-store.ts'

/** Order of versions that have begun: the one in force comes first. */
const IN_FORCE_FIRST = sql`v.publish_from desc, v.published_at desc, v.id desc`

/** Returns the id of the version in force of the document of a row aliased `e`. */
const IN_FORCE_ID = sql`(
  select v.id from content.entry v
  where v.tenant_id = e.tenant_id and v.type = e.type and v.status = 'published' and v.deleted_at is null and v.publish_from <= now()
  order by ${IN_FORCE_FIRST} limit 1)`

/** Reads the version in force of a legal document: the one that began last. */
const readInForce = (tx: Tx, type: AnyContentType, except = ''): Promise<EntryRow | null> =>
  entryRow(
    tx,
    sql`
    select ${ENTRY_COLUMNS} from content.entry e where e.tenant_id = ${tx.tenant.number} and e.id = (
      select v.id from content.entry v
      where v.tenant_id = ${tx.tenant.number} and v.type = ${type.name} and v.status = 'published' and v.deleted_at is null
        and v.publish_from <= now() and v.id <> ${except}
      order by ${IN_FORCE_FIRST} limit 1)`,
  )

const withState = async <Row extends { readonly id: string }>(
  tx: Tx,
  type: AnyContentType,
  rows: readonly Row[],
): Promise<readonly StatedRow<Row>[]> => {
  if (rows.length === 0) return rows
  const inForce = await readInForce(tx, type)
  return rows.map((row) => ({ ...row, is_in_force: row.id === inForce?.id }))
}

const assertRoomForDraft = async (tx: WriteTx, type: AnyContentType): Promise<void> => {
  // Two concurrent creations would not see each other.
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`${tx.tenant.number}/${type.name}/draft`}, 0))`)
  const draft = await tx.row<{ id: string }>(sql`
    select e.id from content.entry e
    where e.tenant_id = ${tx.tenant.number} and e.type = ${type.name} and e.status = 'draft' and e.deleted_at is null limit 1`)
  if (draft !== null) throw draftExists(draft.id)
}

/** Throws 409 for a published version, which must stay as users accepted it. */
const assertEditable = ({ status }: EntryRow): void => {
  if (status !== 'draft') throw publishedVersion()
}

/** Whether another version was published before, including later starts and withdrawn ones. */
const hasEarlierVersion = async (tx: WriteTx, type: AnyContentType, row: EntryRow): Promise<boolean> =>
  (await tx.row(sql`
    select 1 from content.entry v
    where v.tenant_id = ${tx.tenant.number} and v.type = ${type.name} and v.status <> 'draft' and v.deleted_at is null and v.id <> ${row.id} limit 1`)) !==
  null

/** Checks that a version begins no earlier than the one in force, and has a summary of changes from the second one on. */
const publicationIssues = async (tx: WriteTx, type: AnyContentType, row: EntryRow, values: Values): Promise<readonly FieldIssue[]> => {
  const inForce = await readInForce(tx, type, row.id)
  const day = inForce === null ? '' : String(inForce.data['effectiveDate'])
  const summary = sidesOf(values['changeSummary']).ja
  const hasSummary = typeof summary === 'string' && summary !== ''
  return [
    ...(String(values['effectiveDate']) < day ? [{ path: 'effectiveDate', rule: 'notBeforeVersion', params: { day } }] : []),
    ...(hasSummary || !(await hasEarlierVersion(tx, type, row)) ? [] : [{ path: 'changeSummary.ja', rule: 'requiredInput', params: {} }]),
  ]
}

const assertWithdrawable = async (tx: WriteTx, type: AnyContentType, row: EntryRow): Promise<void> => {
  if ((await readInForce(tx, type, row.id)) === null) throw lastVersion()
}

/** Returns the next version number: the last part plus one, `1.1` after `1.0`. */
export const nextVersion = (version: string): string => {
  const last = /^(.*?)(\d+)(\D*)$/.exec(version)
  return last === null ? `${version}.1` : `${last[1]}${Number(last[2]) + 1}${last[3]}`
}

/** Creates the draft of the next version: enacted when the first was, in force from a day still to be chosen. */
const duplicate = async (tx: WriteTx, type: AnyContentType, source: EntryRow): Promise<EntryRow> => {
  await assertRoomForDraft(tx, type)
  const values = writableValues(type, declaredValues(type, source.data))
  let version = String(values['version'])
  do version = nextVersion(version)
  while (await isTaken(tx, type, 'version', version))
  return createEntry(tx, type, { ...values, version, changeSummary: { ja: null, en: null }, reviewedConfirm: false })
}

export const legalStore: WorkflowStore = {
  states: {
    draft: IS_DRAFT,
    withdrawn: sql`e.status = 'withdrawn'`,
    scheduled: sql`${IS_PUBLISHED} and not ${HAS_BEGUN}`,
    inForce: sql`${IS_PUBLISHED} and e.id = ${IN_FORCE_ID}`,
    superseded: sql`${IS_PUBLISHED} and ${HAS_BEGUN} and e.id <> ${IN_FORCE_ID}`,
  },
  withState,
  assertRoomForDraft,
  assertEditable,
  publicationIssues,
  assertWithdrawable,
  duplicate,
  readCurrent: (tx, type) => readInForce(tx, type),
}
