import type { Locale } from '@captain/locale'
import { textAnswer } from '../answers.ts'
import { statusOf } from '../errors.ts'
import type { SiteDeps } from '../site-deps.ts'
import { sitemapText } from './sitemap-text.ts'

/** The sitemap in one language, or in both for null; 503 or 500 where it can't be made whole. */
export const sitemapAnswer = async (locale: Locale | null, deps: SiteDeps): Promise<Response> => {
  try {
    return textAnswer(await sitemapText(locale, deps), 'application/xml')
  } catch (error) {
    // A robot that gets a short list would drop the rest: it had better come again.
    return new Response(null, {
      status: statusOf(error) === 503 ? 503 : 500,
      headers: { 'retry-after': '120', 'cache-control': 'no-store' },
    })
  }
}
