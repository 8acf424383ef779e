import type { DeliveredList } from '@captain/content-core'
import type { Delivery, Found } from './delivery.ts'
import type { Article, ArticleCard } from './types.ts'
import { fetchAllPages } from './fetch-all-pages.ts'

/** Articles per page of the list (content model §8). */
const PAGE_SIZE = 12

/** Numbered pages go no deeper than this; what is older is found by category. */
const LAST_PAGE = 100

/** Numbered pages per request, which has at most 100 records as the API allows. */
const PAGES_PER_STEP = 8

const NEWEST_FIRST = '-publishFrom'
const RELATED = 3

export type ArticlePage = { readonly articles: readonly ArticleCard[]; readonly page: number; readonly pages: number }

/** Filters articles by the slug of a category, by a tag, or by both. */
export type ArticleFilter = { readonly category?: string | undefined; readonly tag?: string | undefined }

type Selection = ArticleFilter & { readonly page: number }

const listArticles = (
  delivery: Delivery,
  { category, tag }: ArticleFilter,
  limit: number,
  after?: string,
): Promise<DeliveredList<ArticleCard>> => delivery.list<ArticleCard>('article', { sort: NEWEST_FIRST, category, tags: tag, limit, after })

/** Returns the given number of the newest articles. Throws PageError. */
export const newestArticles = async (delivery: Delivery, limit: number): Promise<readonly ArticleCard[]> =>
  (await listArticles(delivery, {}, limit)).items

/** Returns one numbered page; null for a missing one. Lists have only cursors, so deep pages need one request per eight pages. */
export const articlePage = async (delivery: Delivery, { page, ...filter }: Selection): Promise<ArticlePage | null> => {
  if (page > LAST_PAGE) return null
  const first = await listArticles(delivery, filter, PAGE_SIZE)
  const pages = Math.min(LAST_PAGE, Math.max(1, Math.ceil(first.count.value / PAGE_SIZE)))
  if (page === 1) return { articles: first.items, page, pages }
  if (page > pages && !first.count.capped) return null
  const start = (page - 1) * PAGE_SIZE
  const step = PAGES_PER_STEP * PAGE_SIZE
  const upToPage = await fetchAllPages((after) => listArticles(delivery, filter, step, after), start + PAGE_SIZE)
  const articles = upToPage.slice(start)
  return articles.length === 0 ? null : { articles, page, pages: Math.max(page, pages) }
}

/** Null for an article that the public can't see. */
export const articleBySlug = (delivery: Delivery, slug: string): Promise<Found<Article> | null> => delivery.one<Article>('article', slug)

/** The articles its writer chose, else the newest of the same category (content model, P.article). */
export const relatedTo = async (delivery: Delivery, article: Article): Promise<readonly ArticleCard[]> => {
  const chosen = (article.relatedArticles ?? []).flatMap(({ slug }) => (slug === null ? [] : [slug]))
  if (chosen.length > 0) {
    const found = await Promise.all(chosen.map((slug) => articleBySlug(delivery, slug)))
    return found.flatMap((one) => (one !== null && 'record' in one ? [one.record] : []))
  }
  const category = article.category?.slug
  if (category === undefined || category === null) return []
  const { items } = await listArticles(delivery, { category }, RELATED + 1)
  return items.filter(({ id }) => id !== article.id).slice(0, RELATED)
}
