import type { Delivery } from './delivery.ts'
import type { ArticleCard } from './types.ts'

/** Number of the newest articles whose tags are counted, and maximum number of tags offered. */
const RECENT = 100
const OFFERED = 16

/** Returns the tags of recent articles, most frequent first, optionally of one category. */
export const recentTags = async (delivery: Delivery, category: string | undefined): Promise<readonly string[]> => {
  const { items } = await delivery.list<ArticleCard>('article', { sort: '-publishFrom', category, limit: RECENT })
  const uses = new Map<string, number>()
  for (const { tags } of items) for (const tag of tags ?? []) uses.set(tag, (uses.get(tag) ?? 0) + 1)
  return [...uses]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, OFFERED)
    .map(([tag]) => tag)
}
