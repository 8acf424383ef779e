import type { Delivery } from '../delivery/delivery.ts'
import { articleBySlug } from '../delivery/articles.ts'
import type { ArticleCard } from '../delivery/types.ts'
import { walk } from '../delivery/walk.ts'

/** A sitemap takes 50,000 addresses; each article has two. */
const MOST = 24_000
const STEP = 100
const AT_ONCE = 8

/** Whether an article may be found, by its id and the moment of its last change: lists don't tell, so each version is asked once. */
const known = new Map<string, boolean>()

const mayBeFound = async (delivery: Delivery, { id, slug, updatedAt }: ArticleCard): Promise<boolean> => {
  const version = `${id} ${updatedAt}`
  const before = known.get(version)
  if (before !== undefined) return before
  const found = slug === undefined ? null : await articleBySlug(delivery, slug)
  const answer = found !== null && 'record' in found && found.record.seo?.noindex !== true
  if (known.size >= MOST) known.clear()
  known.set(version, answer)
  return answer
}

export type IndexedArticle = { readonly slug: string; readonly updatedAt: string }

/** Public articles except those that their writers keep out of search. */
export const indexedArticles = async (delivery: Delivery): Promise<readonly IndexedArticle[]> => {
  const all = await walk((after) => delivery.list<ArticleCard>('article', { sort: '-publishFrom', limit: STEP, after }), MOST)
  const indexed: IndexedArticle[] = []
  for (let start = 0; start < all.length; start += AT_ONCE) {
    const some = all.slice(start, start + AT_ONCE)
    const answers = await Promise.all(some.map((article) => mayBeFound(delivery, article)))
    indexed.push(
      ...some.flatMap(({ slug, updatedAt }, place) => (answers[place] === true && slug !== undefined ? [{ slug, updatedAt }] : [])),
    )
  }
  return indexed
}
