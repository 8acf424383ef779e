import { sql } from '../database/sql.ts'
import { HAS_BEGUN, HAS_ENDED, IS_DRAFT, IS_PUBLISHED } from './conditions.ts'
import type { WorkflowStore } from './workflow-store.ts'

export const publishStore: WorkflowStore = {
  states: {
    draft: IS_DRAFT,
    scheduled: sql`${IS_PUBLISHED} and not ${HAS_BEGUN}`,
    published: sql`${IS_PUBLISHED} and ${HAS_BEGUN} and not ${HAS_ENDED}`,
    expired: sql`${IS_PUBLISHED} and ${HAS_ENDED}`,
    archived: sql`e.status = 'archived'`,
  },
}
