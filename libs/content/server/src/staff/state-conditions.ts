import { workflowOf, type AnyContentType, type Workflow } from '@captain/content-core'
import { sql, type Fragment } from '../database/sql.ts'
import { IN_FORCE_ID } from '../store/legal.ts'

const isPublic = sql`e.status = 'published'`
const hasBegun = sql`(e.publish_from is null or e.publish_from <= now())`
const hasEnded = sql`(e.publish_until is not null and e.publish_until <= now())`

const STATES: Readonly<Partial<Record<Workflow, Readonly<Record<string, Fragment>>>>> = {
  publish: {
    draft: sql`e.status = 'draft'`,
    scheduled: sql`${isPublic} and not ${hasBegun}`,
    published: sql`${isPublic} and ${hasBegun} and not ${hasEnded}`,
    expired: sql`${isPublic} and ${hasEnded}`,
    archived: sql`e.status = 'archived'`,
  },
  toggle: { on: isPublic, off: sql`e.status = 'draft'` },
  legal: {
    draft: sql`e.status = 'draft'`,
    withdrawn: sql`e.status = 'withdrawn'`,
    scheduled: sql`${isPublic} and not ${hasBegun}`,
    inForce: sql`${isPublic} and e.id = ${IN_FORCE_ID}`,
    superseded: sql`${isPublic} and ${hasBegun} and e.id <> ${IN_FORCE_ID}`,
  },
  plain: {},
  singleton: {},
}

/** What each state that lists of the type know means for a row aliased `e`. */
export const statesIn = ({ workflow }: AnyContentType): ReadonlyMap<string, Fragment> => {
  const stored = workflowOf(workflow).states.map((state) => [state, sql`e.status = ${sql.lit(state)}`] as const)
  const conditions = STATES[workflow] ?? Object.fromEntries(stored)
  return new Map(Object.entries(conditions).map(([state, condition]) => [state, sql`(${condition})`]))
}
