import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { BASE_URL, startSite, type SiteUnderTest } from '../testing/site-under-test.ts'
import { sharedPage } from './shared-card.ts'

let site: SiteUnderTest

beforeAll(async () => {
  site = await startSite()
})
afterEach(() => site.delivery.failWith(null))
afterAll(() => site.delivery.stop())

/** Returns path and query of a page's sharing image. */
const imageOf = async (path: string): Promise<string> => {
  const { html } = await site.open(path)
  const address = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(address.startsWith(`${BASE_URL}/`)).toBe(true)
  return address.slice(BASE_URL.length)
}

test.each([
  ['/', ['十の船が、ひとつの港に。', 'にゃんこ港']],
  ['/faq', ['よくある質問', 'にゃんこ港']],
  ['/article', ['記事', 'にゃんこ港']],
  ['/article?category=news', ['記事', 'お知らせ', 'にゃんこ港']],
  ['/article?page=2', ['記事', '記事（2ページ）', 'にゃんこ港']],
  ['/faq?category=billing', ['よくある質問', '料金・お支払い - よくある質問', 'にゃんこ港']],
])('%s has a picture that says %j', async (path, words) => {
  const image = await imageOf(path)
  expect(image).toMatch(/^\/share\/[\w/-]+-[0-9a-f]{8}\.png(?:\?|$)/)
  const { status, headers, html } = await site.open(image)
  expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
    200,
    'image/png',
    'public, max-age=31536000, immutable',
  ])
  expect(JSON.parse(html)).toEqual(words)
})

test('each language has its own', async () => {
  const [ja, en] = [await imageOf('/ja/faq'), await imageOf('/en/faq')]
  expect(ja.startsWith('/share/')).toBe(true)
  expect(en.startsWith('/en/share/')).toBe(true)
  expect(JSON.parse((await site.open(en)).html)).toEqual(['Questions and answers', 'Nyanko Harbor'])
})

test('a picture of former words leads to that of today, and nobody can have others drawn', async () => {
  const { status, headers } = await site.open('/share/faq-00000000.png')
  expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([302, await imageOf('/faq'), 'no-store'])
})

test.each([
  '/share/nowhere-00000000.png',
  '/share/article/never-written-00000000.png',
  '/share/article/article-1-00000000.png',
  '/share/article-00000000.png?category=none',
  '/share/faq.png',
  '/share/%zz-00000000.png',
  '/share/',
])('%s is no picture', async (path) => {
  expect((await site.open(path)).status).toBe(404)
})

test('a page that can not be shown has no picture', async () => {
  const image = await imageOf('/faq')
  site.delivery.failWith(500)
  expect((await site.open(image)).status).toBe(404)
})

test('no address names a page of another host', () => {
  expect(sharedPage('/share//evil.example-00000000.png', '')).toBe('/evil.example')
})
