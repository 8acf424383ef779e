import { workflowOf, type AnyContentType } from '@captain/content-core'
import { sql, type Fragment } from '../database/sql.ts'
import { workflowStoreOf } from '../workflows/workflow-stores.ts'

/** Returns the condition of each state in lists of the type, for a row aliased `e`. */
export const statesIn = (type: AnyContentType): ReadonlyMap<string, Fragment> => {
  const stored = workflowOf(type.workflow).states.map((state) => [state, sql`e.status = ${sql.lit(state)}`] as const)
  const conditions = workflowStoreOf(type).states ?? Object.fromEntries(stored)
  return new Map(Object.entries(conditions).map(([state, condition]) => [state, sql`(${condition})`]))
}
