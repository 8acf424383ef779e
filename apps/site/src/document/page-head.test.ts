import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { FetchApi } from '../delivery/delivery.ts'
import { handle } from '../handle.ts'
import { COVER } from '../testing/delivery-fixtures.ts'
import { BASE_URL, draw, linkedData, startSite, type SiteUnderTest } from '../testing/site-under-test.ts'
import { howTo } from './linked-data.ts'

let site: SiteUnderTest

beforeAll(async () => {
  site = await startSite()
})
afterEach(() => site.delivery.failWith(null))
afterAll(() => site.delivery.stop())

const htmlOf = async (path: string) => (await site.open(path)).html

const dataOf = async (path: string, type: string) => linkedData(await htmlOf(path)).find((data) => data['@type'] === type)

const metaOf = (html: string, name: string): readonly (string | undefined)[] =>
  [...html.matchAll(new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"/>`, 'g'))].map(([, content]) => content)

test('a numbered page names its neighbours by their canonical addresses', async () => {
  const [first, second, last] = await Promise.all(['/ja/article', '/en/article?page=2', '/article?page=3'].map(htmlOf))
  expect(first).not.toContain('<link rel="prev"')
  expect(first).toContain(`<link rel="next" href="${BASE_URL}/article?page=2"/>`)
  expect(second).toContain(`<link rel="prev" href="${BASE_URL}/en/article"/>`)
  expect(second).toContain(`<link rel="next" href="${BASE_URL}/en/article?page=3"/>`)
  expect(last).toContain(`<link rel="prev" href="${BASE_URL}/article?page=2"/>`)
  expect(last).not.toContain('<link rel="next"')
})

test.each(['/', '/article', '/article/article-1'])('%s leads to the feeds of its language', async (path) => {
  expect(await htmlOf(path)).toContain(`type="application/rss+xml" title="にゃんこ港（RSS）" href="${BASE_URL}/rss.xml"/>`)
  const english = await htmlOf(`/en${path === '/' ? '' : path}`)
  expect(english).toMatch(new RegExp(`type="application/atom\\+xml" title="[^"]+" href="${BASE_URL}/en/atom.xml"/>`))
})

test('what is shared has a title, words, an address, a language and one picture', async () => {
  const html = await htmlOf('/en/article/article-1')
  expect(metaOf(html, 'og:type')).toEqual(['article'])
  expect(metaOf(html, 'og:url')).toEqual([`${BASE_URL}/en/article/article-1`])
  expect(metaOf(html, 'og:locale')).toEqual(['en_GB'])
  expect(metaOf(html, 'og:image')).toEqual([`${BASE_URL}${COVER.url}`])
  expect(metaOf(html, 'og:image:alt')).toEqual(['船の絵'])
  expect(metaOf(html, 'article:published_time')).toEqual(['2026-11-21T03:00:00.000Z'])
  expect(metaOf(html, 'article:tag')).toEqual(['港'])
  for (const path of ['/', '/faq', '/article/article-1', '/tokusho']) {
    const page = await htmlOf(path)
    for (const name of ['description', 'og:title', 'og:description', 'og:image', 'og:image:width', 'twitter:card'])
      expect(metaOf(page, name), `${name} of ${path}`).toEqual([expect.stringMatching(/./)])
  }
})

test("the portal's own picture stands for pages without one", async () => {
  const fetchApi: FetchApi = async (path, init) => {
    const answer = await site.delivery.fetchApi(path, init)
    return path.includes('/tenant/current')
      ? Response.json({ ...((await answer.json()) as object), ogImage: { ...COVER, url: '/media/own.png' } })
      : answer
  }
  const imagesOf = async (path: string) =>
    metaOf(await (await handle(new Request(`${BASE_URL}${path}`), { fetchApi, baseUrl: BASE_URL, draw })).text(), 'og:image')
  expect(await imagesOf('/faq')).toEqual([`${BASE_URL}/media/own.png`])
  expect(await imagesOf('/article/article-1')).toEqual([`${BASE_URL}${COVER.url}`])
})

test('the index says what the site is and who runs it', async () => {
  expect(await dataOf('/', 'WebSite')).toMatchObject({
    '@context': 'https://schema.org',
    name: 'にゃんこ港',
    url: `${BASE_URL}/`,
    inLanguage: 'ja',
  })
  expect(await dataOf('/en', 'Organization')).toMatchObject({
    url: `${BASE_URL}/`,
    legalName: '合同会社にゃんこ港（架空）',
    logo: { '@type': 'ImageObject', url: `${BASE_URL}/favicon.svg` },
    sameAs: ['https://x.com/nyanko_port', 'https://line.me/R/ti/p/%40nyanko'],
  })
})

test('an article says what it is called, when it was written and by whom', async () => {
  expect(await dataOf('/article/article-1', 'Article')).toMatchObject({
    headline: '記事その1',
    image: [`${BASE_URL}${COVER.url}`],
    datePublished: '2026-11-21T03:00:00.000Z',
    dateModified: '2026-11-21T03:00:00.000Z',
    author: { name: '編集部' },
    publisher: { name: 'にゃんこ港', url: `${BASE_URL}/` },
    mainEntityOfPage: `${BASE_URL}/article/article-1`,
  })
})

test.each([
  ['/article/article-1', ['', '/article', '/article/article-1']],
  ['/en/faq', ['/en', '/en/faq']],
  ['/article?category=news', ['', '/article', '/article?category=news']],
  ['/privacy-policy', ['', '/privacy-policy']],
])('the trail of %s leads from the index to itself', async (path, addresses) => {
  const trail = (await dataOf(path, 'BreadcrumbList'))?.['itemListElement']
  expect(trail).toMatchObject(addresses.map((address, place) => ({ position: place + 1, item: `${BASE_URL}${address || '/'}` })))
})

test('a page that is kept out of search engines has no trail', async () => {
  expect(await dataOf('/faq?q=a', 'BreadcrumbList')).toBeUndefined()
})

test('steps are told in their order', () => {
  const manual = howTo({ name: 'n', description: 'd', inLanguage: 'ja', steps: ['one', 'two'].map((name) => ({ name, text: `${name}.` })) })
  expect(manual).toMatchObject({
    '@type': 'HowTo',
    name: 'n',
    step: [
      { '@type': 'HowToStep', position: 1, name: 'one', text: 'one.' },
      { '@type': 'HowToStep', position: 2, name: 'two', text: 'two.' },
    ],
  })
})
