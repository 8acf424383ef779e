/** Slugs of the sites that have demo records. */
export const DEMO_SITES = ['nyanko', 'club', 'kensetsu', 'games', 'music', 'shop', 'cafe', 'hall', 'arcade', 'studio'] as const

export type DemoSite = (typeof DEMO_SITES)[number]

/** Slugs of all sites by their number in storage, from 1; `npm run new:tenant` adds one. */
export const SITES = [...DEMO_SITES] as const

/** Returns the number under which a site is stored; null for an unknown site. */
export const siteNumber = (slug: unknown): number | null => {
  const place = SITES.findIndex((site) => site === slug)
  return place < 0 ? null : place + 1
}
