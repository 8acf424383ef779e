import { sql } from '../database/sql.ts'
import type { WorkflowStore } from './workflow-store.ts'

/** Records without states. */
export const plainStore: WorkflowStore = { states: {} }

/** Singletons, which have no states either. */
export const singletonStore: WorkflowStore = {
  states: {},
  readCurrent: (tx, type, isLive) =>
    tx.row<{ id: string }>(
      sql`select e.id from content.entry e where e.tenant_id = ${tx.tenant.number} and e.type = ${type.name} and ${isLive} limit 1`,
    ),
}
