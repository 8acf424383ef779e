import { msg } from '@lingui/core/macro'
import { splitLocale } from '@captain/locale'
import { textResponse } from '../answers.ts'
import { createDelivery } from '../delivery/delivery.ts'
import { absoluteUrl, canonicalUrl } from '../document/addresses.ts'
import { statusOf } from '../errors.ts'
import { siteI18n } from '../i18n.ts'
import type { SiteDeps } from '../site-deps.ts'
import { textMark } from '../text-mark.ts'
import { feedEntries } from './article-feed.ts'
import { FEEDS, type FeedFormat } from './feed-addresses.ts'
import { atomXml, rssXml } from './feed-xml.ts'

type FeedSource = Pick<SiteDeps, 'fetchApi' | 'baseUrl'>

const WRITE = { rss: rssXml, atom: atomXml } as const

const feedText = async (format: FeedFormat, pathname: string, { fetchApi, baseUrl }: FeedSource): Promise<string> => {
  const { locale } = splitLocale(pathname)
  const i18n = siteI18n(locale)
  const site = i18n._(msg`にゃんこ港`)
  return WRITE[format]({
    title: i18n._(msg`${{ site }}の記事`),
    description: i18n._(msg`にゃんこ港のお知らせ、使い方、猫だより、開発日誌をお届けします。`),
    site,
    locale,
    page: canonicalUrl(baseUrl, '/article', locale),
    self: canonicalUrl(baseUrl, FEEDS[format].path, locale),
    icon: absoluteUrl(baseUrl, '/favicon.svg'),
    entries: await feedEntries(createDelivery(fetchApi, locale), baseUrl),
  })
}

const isKnown = (request: Request, etag: string): boolean =>
  (request.headers.get('if-none-match') ?? '').split(',').some((tag) => tag.trim() === etag)

/** Returns the feed of the newest articles; 304 if the reader has the current version. */
export const feedResponse = async (request: Request, format: FeedFormat, deps: FeedSource): Promise<Response> => {
  try {
    const text = await feedText(format, new URL(request.url).pathname, deps)
    const answer = textResponse(text, FEEDS[format].type)
    const etag = `W/"${textMark(text)}-${text.length}"`
    answer.headers.set('etag', etag)
    return isKnown(request, etag) ? new Response(null, { status: 304, headers: answer.headers }) : answer
  } catch (error) {
    return new Response(null, {
      status: statusOf(error) === 503 ? 503 : 500,
      headers: { 'retry-after': '120', 'cache-control': 'no-store' },
    })
  }
}
