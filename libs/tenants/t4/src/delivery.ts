import { siteClient, type SiteClient, type SiteOptions } from '@captain/content-delivery-client'
import type { LatestPatches } from './public-queries.ts'
import type { tenant } from './tenant.ts'

export type GamesSite = SiteClient<typeof tenant> & {
  /** Fetches the newest update of each game with its patch notes. */
  latestPatches(signal?: AbortSignal): Promise<LatestPatches>
}

/** Creates the delivery client of the studio's public site. */
export const site = (options: SiteOptions): GamesSite => {
  const client: SiteClient<typeof tenant> = siteClient('games', options)
  return { ...client, latestPatches: (signal) => client.read('/latest-patches', {}, signal) }
}
