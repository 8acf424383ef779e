/** Paths and types of the feeds of the newest articles. */
export const FEEDS = {
  rss: { path: '/rss.xml', type: 'application/rss+xml' },
  atom: { path: '/atom.xml', type: 'application/atom+xml' },
} as const

export type FeedFormat = keyof typeof FEEDS

/** The format that a path without language asks for. */
export const feedAt = (path: string): FeedFormat | null => {
  if (path === FEEDS.rss.path) return 'rss'
  return path === FEEDS.atom.path ? 'atom' : null
}
