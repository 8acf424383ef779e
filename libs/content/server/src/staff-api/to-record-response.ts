import { omitOwnerOnly, type AnyContentType, type Values } from '@captain/content-core'
import { privateJson } from '../responses.ts'
import { versionConflict } from '../errors.ts'
import type { Tx } from '../database/transaction.ts'
import type { WriteTx } from '../store.ts'
import type { EntryRow } from '../store/entry-row.ts'
import { withState } from '../workflows/workflow-stores.ts'
import { recordForAuthor } from '../store/owned-fields.ts'
import { declaredValues, toRecord } from '../store/record.ts'
import { readBase } from '../store/revisions.ts'
import { readIncluded } from './included.ts'
import { canReadOf } from './may-read.ts'
import { canSeeOwnerOnly } from './personal-view.ts'
import type { StaffCall } from './staff-endpoint.ts'

const ownedShown = <R extends Values>(call: Pick<StaffCall, 'context'>, type: AnyContentType, record: R): R =>
  canSeeOwnerOnly(call) ? record : omitOwnerOnly(type, record)

/** Returns a record in the form of the staff API, with the labels of its references. */
export const toRecordResponse = async (tx: Tx, { type, context }: Pick<StaffCall, 'type' | 'context'>, row: EntryRow) => ({
  ...ownedShown({ context }, type, toRecord(type, (await withState(tx, type, [row]))[0] ?? row, tx.now)),
  included: await readIncluded(tx, { type, mayRead: canReadOf({ context }) }, [declaredValues(type, row.data)]),
})

type Answer = Awaited<ReturnType<typeof toRecordResponse>>

export const respondWithRecord = (record: Answer, status = 200, headers: Readonly<Record<string, string>> = {}): Response =>
  privateJson(record, { status, headers: { etag: `"${record.lockVersion}"`, ...headers } })

/** Throws 409 with both versions if the row has changed since the version that a write is based on. */
export const checkVersion = async (tx: WriteTx, type: AnyContentType, row: EntryRow, version: number): Promise<void> => {
  if (row.lock_version === version) return
  const base = await readBase(tx, type, row, version)
  const shown = <R extends Values>(record: R): R => recordForAuthor(tx.author, type, record)
  throw versionConflict(shown(toRecord(type, row, tx.now)), base === null ? null : shown(base))
}
