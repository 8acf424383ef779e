import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ARTICLES } from '../testing/delivery-fixtures.ts'
import { BASE_URL, startSite, type SiteUnderTest } from '../testing/site-under-test.ts'
import { LISTED_PATHS } from './site-paths.ts'
import { sitemapXml } from './sitemap.ts'

let site: SiteUnderTest

beforeAll(async () => {
  site = await startSite()
})
afterEach(() => {
  site.delivery.failWith(null)
  site.delivery.setArticles(ARTICLES)
  site.delivery.takeAway([])
})
afterAll(() => site.delivery.stop())

const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)

/** Number of listed URLs in one language, given the fixtures: all but the article with `noindex`. */
const LISTED = LISTED_PATHS.length + ARTICLES.length - 1

test.each([
  ['/sitemap.xml', LISTED * 2 - 1, [`${BASE_URL}/`, `${BASE_URL}/en`]],
  ['/ja/sitemap.xml', LISTED, [`${BASE_URL}/`, `${BASE_URL}/article`]],
  ['/en/sitemap.xml', LISTED - 1, [`${BASE_URL}/en`, `${BASE_URL}/en/article`]],
])('%s lists its pages', async (path, count, first) => {
  const { status, html, headers } = await site.open(path)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toContain('application/xml')
  const found = addresses(html)
  expect(found).toHaveLength(count)
  expect(found.slice(0, 2)).toEqual(first)
  expect(found.some((address) => address?.includes('article-2') && !/article-2\d/.test(address))).toBe(false)
  expect(html.match(/hreflang="x-default"/g)).toHaveLength(count)
})

test('an article without English is listed in Japanese only', async () => {
  const [ja, en] = [(await site.open('/ja/sitemap.xml')).html, (await site.open('/en/sitemap.xml')).html]
  expect(addresses(ja)).toContain(`${BASE_URL}/article/article-3`)
  expect(ja).not.toContain(`${BASE_URL}/en/article/article-3"`)
  expect(en).not.toContain('/article/article-3<')
})

const articlesOf = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ id: `s${place}`, slug: `address-${place}`, updatedAt: '2026-11-21T03:00:00.000Z' }))

test('a document is listed while a version of it is in force', async () => {
  const listed = async () => addresses((await site.open('/ja/sitemap.xml')).html).map((address) => address?.slice(BASE_URL.length))
  expect(await listed()).toEqual(expect.arrayContaining(['/privacy-policy', '/term-of-service', '/tokusho']))
  site.delivery.takeAway(['tokusho'])
  expect(await listed()).toEqual(expect.not.arrayContaining(['/tokusho']))
  site.delivery.takeAway([])
  expect(await listed()).toContain('/tokusho')
})

test('one call of the API tells all articles', async () => {
  await site.open('/sitemap.xml')
  site.delivery.asked()
  await site.open('/sitemap.xml')
  expect(site.delivery.asked().toSorted()).toEqual([
    '/api/v1/public/nyanko/article/sitemap',
    ...['privacy-policy', 'term-of-service', 'tokusho'].map((name) => `/api/v1/public/nyanko/${name}/current?locale=ja`),
  ])
})

test('what has not changed is the same for all who ask, and a change shows at once', async () => {
  site.delivery.setArticles(articlesOf(100))
  const { html } = await site.open('/sitemap.xml')
  const known = site.delivery.statuses().filter((status) => status === 304).length
  const again = await Promise.all(Array.from({ length: 10 }, () => site.open('/sitemap.xml')))
  expect(again.every((page) => page.status === 200 && page.html === html)).toBe(true)
  expect(site.delivery.statuses().filter((status) => status === 304)).toHaveLength(known + 10)
  site.delivery.setArticles(articlesOf(101))
  const changed = await Promise.all(Array.from({ length: 10 }, () => site.open('/sitemap.xml')))
  for (const page of changed) expect(addresses(page.html)).toHaveLength((LISTED_PATHS.length + 101) * 2)
})

test('more addresses than one sitemap may hold are told by language', async () => {
  site.delivery.setArticles(articlesOf(25_000 - LISTED_PATHS.length))
  expect(addresses((await site.open('/sitemap.xml')).html)).toHaveLength(50_000)
  site.delivery.setArticles(articlesOf(50_000))
  const { html } = await site.open('/sitemap.xml')
  expect(html).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">')
  expect(addresses(html)).toEqual([`${BASE_URL}/ja/sitemap.xml`, `${BASE_URL}/en/sitemap.xml`])
  for (const path of ['/ja/sitemap.xml', '/en/sitemap.xml']) {
    const found = await site.open(path)
    expect(addresses(found.html)).toHaveLength(50_000)
    expect(found.html.length).toBeLessThan(50 * 1024 * 1024)
  }
})

test('an article without an address of its own is left out', async () => {
  site.delivery.setArticles([...articlesOf(1), { id: 'x', slug: null, updatedAt: '2026-11-21T03:00:00.000Z' }])
  expect(addresses((await site.open('/ja/sitemap.xml')).html)).toHaveLength(LISTED_PATHS.length + 1)
})

test('a failing API makes no short sitemap', async () => {
  site.delivery.failWith(503)
  const { status, headers } = await site.open('/sitemap.xml')
  expect([status, headers.get('retry-after')]).toEqual([503, '120'])
})

test('addresses are escaped', () => {
  expect(sitemapXml(BASE_URL, 'ja', [{ path: '/a?x=1&y=2', changed: null }])).toContain(`<loc>${BASE_URL}/a?x=1&amp;y=2</loc>`)
})

test('robots.txt keeps robots out of the back office and names the sitemap', async () => {
  const { html } = await site.open('/robots.txt')
  expect(html).toContain('Disallow: /captain\n')
  expect(html).toContain('Disallow: /en/auth/\n')
  expect(html).toContain(`Sitemap: ${BASE_URL}/sitemap.xml\n`)
})
