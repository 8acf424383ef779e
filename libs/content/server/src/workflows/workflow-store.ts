import type { AnyContentType, RuleIssue, Values } from '@captain/content-core'
import type { Fragment } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'
import type { WriteTx } from '../store.ts'
import type { EntryRow } from '../store/entry-row.ts'

/** A row and whether it is the version in force, where its workflow knows versions. */
export type StatedRow<Row> = Row & { readonly is_in_force?: boolean }

/** The server half of a workflow: what its states mean in the database, and what only the other records of the type decide. */
export type WorkflowStore = {
  /** The condition of each state for a row aliased `e`; by default its stored status. */
  readonly states?: Readonly<Record<string, Fragment>>
  /** Adds to rows the data of other records that their state depends on. */
  withState?<Row extends { readonly id: string }>(tx: Tx, type: AnyContentType, rows: readonly Row[]): Promise<readonly StatedRow<Row>[]>
  /** Throws 409 if the type has no room for another draft. */
  assertRoomForDraft?(tx: WriteTx, type: AnyContentType): Promise<void>
  /** Throws 409 if the row is final. */
  assertEditable?(row: EntryRow): void
  /** What publishing the row needs beyond the declaration. */
  publicationIssues?(tx: WriteTx, type: AnyContentType, row: EntryRow, values: Values): Promise<readonly RuleIssue[]>
  /** Throws 409 if the row must stay public. */
  assertWithdrawable?(tx: WriteTx, type: AnyContentType, row: EntryRow): Promise<void>
  /** Creates what follows the row in place of a plain duplicate. */
  duplicate?(tx: WriteTx, type: AnyContentType, source: EntryRow): Promise<EntryRow>
  /** The record that the delivery API answers as `current`; by default the one whose address is that word. `isLive` is the condition of a row that the public sees. */
  readCurrent?(tx: Tx, type: AnyContentType, isLive: Fragment): Promise<{ readonly id: string } | null>
}
