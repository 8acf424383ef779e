/** Slugs of the ten sites by their number in storage, from 1: all that are defined in code. */
export const SITES = ['nyanko', 'club', 'kensetsu', 'games', 'music', 'shop', 'cafe', 'hall', 'arcade', 'studio'] as const

export type Site = (typeof SITES)[number]

/** Returns the number under which a site is stored; null for an unknown site. */
export const siteNumber = (slug: unknown): number | null => {
  const place = SITES.findIndex((site) => site === slug)
  return place < 0 ? null : place + 1
}
