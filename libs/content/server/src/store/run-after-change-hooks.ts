import type { AnyContentType } from '@captain/content-core'
import type { WriteTx } from '../store.ts'
import type { AuditAction } from './audit-action.ts'
import type { EntryRow } from './entry-row.ts'
import { hookContext } from './hook-context.ts'
import { toRecord } from './record.ts'

type Written = {
  readonly type: AnyContentType
  readonly before: EntryRow | null
  readonly after: EntryRow
  readonly action: AuditAction
  readonly note?: string | null
}

/** Runs the tenant's `afterChange` hooks for written records, in the order of writing. */
export const runAfterChangeHooks = async (tx: WriteTx, changes: readonly Written[]): Promise<void> => {
  for (const { type, before, after, action, note = null } of changes) {
    const hook = tx.hooks[type.name]?.afterChange
    if (hook === undefined) continue
    const happened = { action, before: before === null ? null : toRecord(type, before, tx.now), after: toRecord(type, after, tx.now), note }
    await hook(happened, hookContext(tx, type, tx.tools.update))
  }
}
