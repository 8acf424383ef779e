import type { WriteTx } from '../store.ts'
import type { EntryChange } from './entry-change.ts'
import { hookContext } from './hook-context.ts'
import { toRecord } from './record.ts'

type Written = Pick<EntryChange, 'type' | 'before' | 'after' | 'action' | 'note' | 'sequence'>

/** Runs the tenant's `afterChange` hooks for written records, in the order of writing. */
export const runAfterChangeHooks = async (tx: WriteTx, changes: readonly Written[]): Promise<void> => {
  for (const { type, before, after, action, note = null, sequence = [action] } of changes) {
    const hook = tx.hooks[type.name]?.afterChange
    if (hook === undefined) continue
    const records = { before: before === null ? null : toRecord(type, before, tx.now), after: toRecord(type, after, tx.now) }
    const happened = { action, ...records, note, sequence }
    await hook(happened, hookContext(tx, type, tx.tools.update))
  }
}
