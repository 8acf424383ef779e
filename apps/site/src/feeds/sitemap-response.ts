import type { Locale } from '@captain/locale'
import { textResponse } from '../answers.ts'
import { statusOf } from '../errors.ts'
import type { SiteDeps } from '../site-deps.ts'
import { sitemapText } from './sitemap-text.ts'

/** Responds with the sitemap in one language, or in both for null; 503 or 500 if it is incomplete. */
export const sitemapResponse = async (locale: Locale | null, deps: SiteDeps): Promise<Response> => {
  try {
    return textResponse(await sitemapText(locale, deps), 'application/xml')
  } catch (error) {
    // Crawlers drop the URLs that are missing from an incomplete list, so they should retry instead.
    return new Response(null, {
      status: statusOf(error) === 503 ? 503 : 500,
      headers: { 'retry-after': '120', 'cache-control': 'no-store' },
    })
  }
}
