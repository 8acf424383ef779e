import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { BASE_URL, startSite, type SiteUnderTest } from '../testing/site-under-test.ts'
import { sitemapXml } from './sitemap.ts'

let site: SiteUnderTest

beforeAll(async () => {
  site = await startSite()
})
afterEach(() => site.delivery.failWith(null))
afterAll(() => site.delivery.stop())

const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)

test.each([
  ['/sitemap.xml', 64, [`${BASE_URL}/`, `${BASE_URL}/en`]],
  ['/ja/sitemap.xml', 32, [`${BASE_URL}/`, `${BASE_URL}/article`]],
  ['/en/sitemap.xml', 32, [`${BASE_URL}/en`, `${BASE_URL}/en/article`]],
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

test('each version of an article is asked once whether it may be found', async () => {
  await site.open('/sitemap.xml')
  site.delivery.asked()
  await site.open('/sitemap.xml')
  expect(site.delivery.asked().every((path) => path.includes('/article?'))).toBe(true)
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
