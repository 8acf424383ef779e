import { publicQueryFor } from '@captain/content-server'
import { GAMES } from '../games.ts'
import { tenant } from '../tenant.ts'

const NEWEST_UPDATE = { 'filter[category]': 'update', sort: '-publishFrom' }

/** Returns the newest update of each game with its patch notes; games without one are omitted. */
export const latestPatches = publicQueryFor(tenant, '/latest-patches', async (_query, { first, record }) => {
  const items = []
  for (const gameTitle of GAMES) {
    const newest = await first('news', { ...NEWEST_UPDATE, 'filter[gameTitle]': gameTitle })
    const patch = newest === null ? null : await record('news', newest.id)
    if (patch !== null) items.push({ gameTitle, patch })
  }
  return { items }
})
