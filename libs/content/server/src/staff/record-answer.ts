import type { AnyContentType } from '@captain/content-core'
import { privateJson } from '../answer.ts'
import type { Tx } from '../database/transaction.ts'
import { versionConflict } from '../errors.ts'
import type { EntryRow } from '../store/entry-row.ts'
import { withForce } from '../store/legal.ts'
import { declaredValues, toRecord } from '../store/record.ts'
import { readBase } from '../store/revisions.ts'
import { readIncluded } from './included.ts'
import { mayReadOf } from './may-read.ts'
import type { StaffCall } from './staff-endpoint.ts'

/** A record as the staff API answers it, with the labels of what it points to. */
export const recordAnswer = async (tx: Tx, { type, context }: Pick<StaffCall, 'type' | 'context'>, row: EntryRow) => ({
  ...toRecord(type, (await withForce(tx, type, [row]))[0] ?? row, tx.now),
  included: await readIncluded(tx, { type, mayRead: mayReadOf({ context }) }, [declaredValues(type, row.data)]),
})

type Answer = Awaited<ReturnType<typeof recordAnswer>>

export const answerRecord = (record: Answer, status = 200, headers: Readonly<Record<string, string>> = {}): Response =>
  privateJson(record, { status, headers: { etag: `"${record.lockVersion}"`, ...headers } })

/** Throws 409 with both versions when the row has moved on from the one that a write is based on. */
export const checkVersion = async (tx: Tx, type: AnyContentType, row: EntryRow, version: number): Promise<void> => {
  if (row.lock_version === version) return
  throw versionConflict(toRecord(type, row, tx.now), await readBase(tx, type, row, version))
}
