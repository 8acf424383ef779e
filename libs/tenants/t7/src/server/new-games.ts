import { jobFor } from '@captain/content-server'
import { tenant } from '../tenant.ts'

const NEW_MS = 60 * 24 * 60 * 60 * 1000

/** A game counts as new for 60 days. */
export const newGamesJob = jobFor(tenant, 'boardgame', {
  name: 'boardgame-no-longer-new',
  filter: { isNew: 'true' },
  dueChanges: ({ createdAt }, now) => (now.getTime() - Date.parse(createdAt) >= NEW_MS ? { isNew: false } : null),
})
