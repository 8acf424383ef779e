import { omitOwnerOnly, type AnyContentType, type Tenant, type Values } from '@captain/content-core'
import { privateJson } from '../responses.ts'
import { versionConflict } from '../errors.ts'
import { prepareStatement, sql, type PreparedStatement } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'
import type { WriteTx } from '../store.ts'
import { LISTED_COLUMNS, type EntryRow, type ListedRow } from '../store/entry-row.ts'
import { withState } from '../workflows/workflow-stores.ts'
import { recordForAuthor } from '../store/owned-fields.ts'
import { declaredValues, toRecord, toWholeRecord } from '../store/record.ts'
import { readBase } from '../store/revisions.ts'
import { readIncluded } from './included.ts'
import { includedRows, type IncludedJson } from './included-rows.ts'
import type { Keeping } from './kept-reads.ts'
import { canReadOf, readableTypes } from './may-read.ts'
import { canSeeOwnerOnly } from './personal-view.ts'
import type { StaffCall } from './staff-endpoint.ts'

const ownedShown = <R extends Values>(call: Pick<StaffCall, 'context'>, type: AnyContentType, record: R): R =>
  canSeeOwnerOnly(call) ? record : omitOwnerOnly(type, record)

/** Returns a record in the form of the staff API, with the labels of its references. */
export const toRecordResponse = async (tx: Tx, { type, seen, context }: Pick<StaffCall, 'type' | 'seen' | 'context'>, row: EntryRow) => ({
  ...ownedShown({ context }, seen, toRecord(seen, (await withState(tx, type, [row]))[0] ?? row, tx.now)),
  included: await readIncluded(tx, { type: seen, mayRead: canReadOf({ context }) }, [declaredValues(seen, row.data)]),
})

type Answer = Awaited<ReturnType<typeof toRecordResponse>>

export const etagOf = ({ lockVersion }: Pick<Answer, 'lockVersion'>) => ({ etag: `"${lockVersion}"` })

export const respondWithRecord = (record: Answer, status = 200, headers: Readonly<Record<string, string>> = {}): Response =>
  privateJson(record, { status, headers: { ...etagOf(record), ...headers } })

type WholeRow = ListedRow & { readonly included: IncludedJson }

const wholeStatement = (tenant: Tenant, type: AnyContentType, readable: readonly AnyContentType[]): PreparedStatement => {
  const included = includedRows({ tenant, type, names: Object.keys(type.fields), readable, isOwner: sql`= e.id` })
  return prepareStatement(
    1,
    ([id]) => sql`
    select ${LISTED_COLUMNS}, e.data, (e.published is not null and e.data is distinct from e.published) as has_changes, ${included} as included
    from content.entry e where e.tenant_id = ${sql.lit(tenant.number)} and e.id = ${id} and e.type = ${sql.lit(type.name)}`,
  )
}

const statements = new WeakMap<AnyContentType, Map<string, PreparedStatement>>()

/** The statement is the same for all readers with the same custom role, or without one, who may read the same types. */
const wholeStatementOf = (tenant: Tenant, type: AnyContentType, readable: readonly AnyContentType[]): PreparedStatement => {
  const ofType = statements.get(type) ?? new Map<string, PreparedStatement>()
  statements.set(type, ofType)
  const key = [tenant.number, ...readable.map(({ name }) => name)].join(' ')
  const known = ofType.get(key) ?? wholeStatement(tenant, type, readable)
  ofType.set(key, known)
  return known
}

/** Reads a record in the form of the staff API, with the labels of its references; null if the tenant has none of that type. */
export const readRecordResponse = async (
  tx: Tx,
  { type, seen, context }: StaffCall,
  id: string,
  keeping: Keeping,
): Promise<Answer | null> => {
  const mayRead = canReadOf({ context })
  const [row] = await tx.prepared<WholeRow>(wholeStatementOf(tx.tenant, seen, readableTypes(tx.tenant, mayRead)), [id])
  if (row === undefined) return null
  keeping.notes.draft(row.id)
  for (const time of [row.publish_from, row.publish_until]) keeping.endsAt(time, tx.now)
  const [stated = row] = await withState(tx, type, [row])
  const known = row.deleted_at === null ? row.included : null
  return {
    ...ownedShown({ context }, seen, toWholeRecord(seen, stated, tx.now)),
    included: await readIncluded(tx, { type: seen, mayRead, keeping }, [declaredValues(seen, row.data)], known),
  }
}

/** Throws 409 with both versions if the row has changed since the version that a write is based on. */
export const checkVersion = async (tx: WriteTx, type: AnyContentType, row: EntryRow, version: number): Promise<void> => {
  if (row.lock_version === version) return
  const base = await readBase(tx, type, row, version)
  const shown = <R extends Values>(record: R): R => recordForAuthor(tx.author, type, record)
  throw versionConflict(shown(toRecord(type, row, tx.now)), base === null ? null : shown(base))
}
