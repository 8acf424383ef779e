import type { TenantJob } from '@captain/content-server'

const NEW_MS = 60 * 24 * 60 * 60 * 1000

/** A game is new for 60 days. */
export const newGamesJob: TenantJob = {
  name: 'boardgame-no-longer-new',
  type: 'boardgame',
  matching: { isNew: 'true' },
  due: ({ createdAt }, now) => (now.getTime() - Date.parse(createdAt) >= NEW_MS ? { isNew: false } : null),
}
