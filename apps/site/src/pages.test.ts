import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BASE_URL, scriptTypes, startSite, type SiteUnderTest } from './testing/site-under-test.ts'

let site: SiteUnderTest

beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.delivery.stop())

const PAGES = ['/', '/article', '/article?category=news', '/article/article-1', '/faq'] as const

describe.each(PAGES)('%s', (path) => {
  const bare = path === '/' ? '' : path

  test.each([
    ['', 'ja'],
    ['/ja', 'ja'],
    ['/en', 'en'],
  ])('under %s is a page in %s without script', async (prefix, language) => {
    const { status, html, headers } = await site.open(`${prefix}${bare}` || '/')
    expect(status).toBe(200)
    expect(headers.get('content-language')).toBe(language)
    expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${language}"`))
    expect(scriptTypes(html).filter((type) => type !== 'application/ld+json')).toEqual([])
    expect(html).not.toMatch(/\s(?:style|on[a-z]+)="/i)
    expect(html.match(/<h1[ >]/g)).toHaveLength(1)
  })

  test('names its canonical address and its languages', async () => {
    const canonical = { ja: `${BASE_URL}${bare || '/'}`, en: `${BASE_URL}/en${bare}` }
    for (const [prefix, language] of [
      ['', 'ja'],
      ['/ja', 'ja'],
      ['/en', 'en'],
    ] as const) {
      const { html } = await site.open(`${prefix}${bare}` || '/')
      expect(html).toContain(`<link rel="canonical" href="${canonical[language]}"/>`)
      expect(html).toContain(`<link rel="alternate" hrefLang="ja" href="${canonical.ja}"/>`)
      expect(html).toContain(`<link rel="alternate" hrefLang="en" href="${canonical.en}"/>`)
      expect(html).toContain(`<link rel="alternate" hrefLang="x-default" href="${canonical.ja}"/>`)
    }
  })
})

test('the index is titled with the site alone, other pages with their own title before it', async () => {
  expect((await site.open('/')).html).toContain('<title>にゃんこ港</title>')
  expect((await site.open('/en')).html).toContain('<title>Nyanko Harbor</title>')
  expect((await site.open('/faq')).html).toContain('<title>よくある質問 | にゃんこ港</title>')
  expect((await site.open('/article/article-2')).html).toContain('<title>検索での題 | にゃんこ港</title>')
})

test('the page of all readers allows the colours in its head by their text, and no script but our own files', async () => {
  const { headers, html } = await site.open('/article')
  const [, rules = ''] = /<style>(.*?)<\/style>/.exec(html) ?? []
  expect(rules).toContain('--brand:#')
  const hash = createHash('sha256').update(rules).digest('base64')
  expect(headers.get('content-security-policy')).toContain(`; script-src 'self'; style-src 'self' 'sha256-${hash}'; `)
  expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate, s-maxage=60')
  expect((await site.open('/nope')).headers.get('cache-control')).toBe('private, no-cache')
})

test('links keep the prefix, and the language switch keeps the page', async () => {
  const { html } = await site.open('/ja/article?category=news')
  expect(html).toContain('href="/ja/article/article-1"')
  expect(html).toContain('href="/en/article?category=news"')
  expect(html).toContain('href="/ja/auth/login"')
})

test('a trailing slash leads to the page without it', async () => {
  const { status, headers } = await site.open('/en/faq/?q=a')
  expect([status, headers.get('location')]).toEqual([308, '/en/faq?q=a'])
})

test.each([
  ['//', '/'],
  ['//faq', '/faq'],
  ['//en/faq//?q=a', '/en/faq?q=a'],
  ['/ja//evil.example/', '/ja/evil.example'],
  ['/FAQ?q=A', '/faq?q=A'],
  ['/EN/Article/Article-1', '/en/article/article-1'],
  ['/Contact', '/contact'],
])('%s is written as %s', async (path, plain) => {
  const { status, headers } = await site.open(BASE_URL + path)
  expect([status, headers.get('location')]).toEqual([308, plain])
})

test('no page is written in capitals alone', async () => {
  expect((await site.open('/NOPE')).status).toBe(404)
})

test('other methods are refused with those that there are', async () => {
  const allowed = async (path: string) => (await site.open(path, { method: 'PUT' })).headers.get('allow')
  expect([await allowed('/faq'), await allowed('/en/contact')]).toEqual(['GET, HEAD', 'GET, HEAD, POST'])
})

test('other methods are refused, HEAD has no body', async () => {
  expect((await site.open('/', { method: 'POST' })).status).toBe(405)
  const head = await site.open('/', { method: 'HEAD' })
  expect([head.status, head.html]).toEqual([200, ''])
})
