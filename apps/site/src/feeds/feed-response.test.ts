import { parseAtomFeed, parseRssFeed } from 'feedsmith'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { BASE_URL, startSite, type SiteUnderTest } from '../testing/site-under-test.ts'
import { xmlText } from './xml-text.ts'

let site: SiteUnderTest

beforeAll(async () => {
  site = await startSite()
})
afterEach(() => {
  site.delivery.failWith(null)
  site.delivery.takeAway([])
})
afterAll(() => site.delivery.stop())

const open = async (path: string) => (await site.open(path)).html

test.each([
  ['/rss.xml', 'ja', ''],
  ['/ja/rss.xml', 'ja', ''],
  ['/en/rss.xml', 'en', '/en'],
])('%s is RSS of the newest articles', async (path, language, prefix) => {
  const { headers, html } = await site.open(path)
  expect(headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
  const feed = parseRssFeed(html)
  expect(feed).toMatchObject({
    link: `${BASE_URL}${prefix}/article`,
    language,
    atom: { links: [{ rel: 'self', href: `${BASE_URL}${prefix}/rss.xml` }] },
  })
  expect(feed.items).toHaveLength(20)
  const [first] = feed.items ?? []
  expect(first).toMatchObject({
    title: '記事その1',
    link: `${BASE_URL}${prefix}/article/article-1`,
    guid: { value: `tag:harbour.example,2026:article/a1/${language}`, isPermaLink: false },
    description: 'リード文その1',
    categories: [{ name: 'お知らせ' }],
    dc: { creators: ['編集部'] },
  })
  expect(new Date(first?.pubDate ?? '').toISOString()).toBe('2026-11-21T03:00:00.000Z')
  expect(html).toContain(`<media:content url="${BASE_URL}/media/cover.webp" medium="image" width="1280" height="720"/>`)
})

test.each([
  ['/atom.xml', 'ja', ''],
  ['/en/atom.xml', 'en', '/en'],
])('%s is Atom of the same articles', async (path, language, prefix) => {
  const { headers, html } = await site.open(path)
  expect(headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
  const feed = parseAtomFeed(html)
  expect(feed).toMatchObject({ id: `${BASE_URL}${prefix}/atom.xml`, updated: '2026-11-21T03:00:00.000Z' })
  expect(feed.entries).toHaveLength(20)
  expect(new Set(feed.entries?.map(({ id }) => id)).size).toBe(20)
  expect(feed.entries?.[0]).toMatchObject({
    title: { value: '記事その1' },
    published: '2026-11-21T03:00:00.000Z',
    updated: '2026-11-21T03:00:00.000Z',
    links: [{ rel: 'alternate', href: `${BASE_URL}${prefix}/article/article-1` }],
    authors: [{ name: '編集部' }],
  })
  expect(html.match(/<entry xml:lang="ja">/g) ?? []).toHaveLength(language === 'en' ? 1 : 0)
})

test('hostile text stays text, and what XML can not hold is left out', async () => {
  expect(parseRssFeed(await open('/rss.xml')).items?.[3]?.title).toBe('</script><script>alert(1)</script>')
  // Readers take a description of RSS for HTML.
  expect(parseRssFeed(await open('/rss.xml')).items?.[3]?.description).toBe('&quot;&gt;&lt;img src=x onerror=alert(1)&gt;')
  expect(parseAtomFeed(await open('/atom.xml')).entries?.[3]?.summary?.value).toBe('"><img src=x onerror=alert(1)>')
  expect(xmlText('a\u0000\u0008b\uFFFE\uD800c\n&')).toBe('abc\n&amp;')
})

test('who has the newest already is told so', async () => {
  const { headers } = await site.open('/rss.xml')
  const again = await site.open('/rss.xml', { headers: { 'if-none-match': headers.get('etag') ?? '' } })
  expect([again.status, again.html]).toEqual([304, ''])
})

test('a portal without articles has feeds without entries', async () => {
  site.delivery.takeAway(['article'])
  expect(parseRssFeed(await open('/rss.xml')).items ?? []).toEqual([])
  expect(parseAtomFeed(await open('/atom.xml')).entries ?? []).toEqual([])
})

test('a failing API makes no short feed', async () => {
  site.delivery.failWith(500)
  expect((await site.open('/rss.xml')).status).toBe(500)
  site.delivery.failWith(503)
  const { status, headers } = await site.open('/atom.xml')
  expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '120', 'no-store'])
})
