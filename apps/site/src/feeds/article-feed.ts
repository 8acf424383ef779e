import type { DeliveredMedia } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import { newestArticles } from '../delivery/articles.ts'
import type { Delivery } from '../delivery/delivery.ts'
import type { ArticleCard } from '../delivery/types.ts'
import { absoluteUrl, canonicalUrl } from '../document/addresses.ts'

/** Maximum number of articles in a feed. */
const NEWEST = 20

export type FeedEntry = {
  /** Permanent: does not change with the address of the article. */
  readonly id: string
  readonly url: string
  readonly title: string
  readonly summary: string | null
  readonly category: string | null
  readonly author: string | null
  readonly published: Date
  readonly updated: Date
  /** Japanese if the article has no translation. */
  readonly language: Locale
  readonly image: { readonly url: string; readonly media: DeliveredMedia } | null
}

const dateOf = (instant: string | null | undefined): Date | null => {
  const date = new Date(instant ?? Number.NaN)
  return Number.isNaN(date.getTime()) ? null : date
}

const toEntry = (article: ArticleCard, locale: Locale, baseUrl: string): readonly FeedEntry[] => {
  const published = dateOf(article.publishFrom) ?? dateOf(article.firstPublishedAt) ?? dateOf(article.updatedAt)
  if (article.slug === null || article.slug === undefined || published === null) return []
  const changed = dateOf(article.updatedAt)
  return [
    {
      id: `tag:${new URL(baseUrl).hostname},2026:article/${article.id}/${locale}`,
      url: canonicalUrl(baseUrl, `/article/${encodeURIComponent(article.slug)}`, locale),
      title: article.title ?? '',
      summary: article.lead ?? null,
      category: article.category?.title ?? null,
      author: article.authorName ?? null,
      published,
      updated: changed !== null && changed > published ? changed : published,
      language: article.fallback.includes('title') ? 'ja' : locale,
      image: article.cover ? { url: absoluteUrl(baseUrl, article.cover.url), media: article.cover } : null,
    },
  ]
}

/** Returns the newest public articles in one language. Throws PageError. */
export const feedEntries = async (delivery: Delivery, baseUrl: string): Promise<readonly FeedEntry[]> =>
  (await newestArticles(delivery, NEWEST)).flatMap((article) => toEntry(article, delivery.locale, baseUrl))
