import type { AnyContentType, FieldIssue, Values } from '@captain/content-core'
import type { Fragment } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'
import type { WriteTx } from '../store.ts'
import type { EntryRow } from '../store/entry-row.ts'

/** A row and, for workflows with versions, whether it is the version in force. */
export type StatedRow<Row> = Row & { readonly is_in_force?: boolean }

/** The server part of a workflow: the conditions of its states, and rules that depend on other records of the type. */
export type WorkflowStore = {
  /** The condition of each state for a row aliased `e`; by default its stored status. */
  readonly states?: Readonly<Record<string, Fragment>>
  /** Adds to rows the data of other records that their state depends on. */
  withState?<Row extends { readonly id: string }>(tx: Tx, type: AnyContentType, rows: readonly Row[]): Promise<readonly StatedRow<Row>[]>
  /** Throws 409 if the type has no room for another draft. */
  assertRoomForDraft?(tx: WriteTx, type: AnyContentType): Promise<void>
  /** Throws 409 if the row is final. */
  assertEditable?(row: EntryRow): void
  /** Returns the issues of publishing the row in addition to those of the declaration. */
  publicationIssues?(tx: WriteTx, type: AnyContentType, row: EntryRow, values: Values): Promise<readonly FieldIssue[]>
  /** Throws 409 if the row must stay public. */
  assertWithdrawable?(tx: WriteTx, type: AnyContentType, row: EntryRow): Promise<void>
  /** Creates the successor of the row instead of a plain duplicate. */
  duplicate?(tx: WriteTx, type: AnyContentType, source: EntryRow): Promise<EntryRow>
  /**
   * Reads the record that the delivery API returns as `current`; by default the one with that address. `isLive` is the
   * condition of a public row.
   */
  readCurrent?(tx: Tx, type: AnyContentType, isLive: Fragment): Promise<{ readonly id: string } | null>
}
