import type { Locale } from '@captain/locale'
import { textAnswer } from '../answers.ts'
import { createDelivery } from '../delivery/delivery.ts'
import { statusOf } from '../errors.ts'
import type { SiteDeps } from '../site-deps.ts'
import { indexedArticles } from './indexed-articles.ts'
import { sitemapXml, type SitemapPage } from './sitemap.ts'

const FIXED: readonly SitemapPage[] = ['/', '/article', '/faq'].map((path) => ({ path, changed: null }))

export const sitemapAnswer = async (locale: Locale | null, { fetchApi, baseUrl }: SiteDeps): Promise<Response> => {
  try {
    const articles = await indexedArticles(createDelivery(fetchApi, 'ja'))
    const pages = articles.map(({ slug, updatedAt }) => ({ path: `/article/${encodeURIComponent(slug)}`, changed: updatedAt }))
    return textAnswer(sitemapXml(baseUrl, locale, [...FIXED, ...pages]), 'application/xml')
  } catch (error) {
    // A robot that gets a short list would drop the rest: it had better come again.
    return new Response(null, {
      status: statusOf(error) === 503 ? 503 : 500,
      headers: { 'retry-after': '120', 'cache-control': 'no-store' },
    })
  }
}
