import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite, type SiteUnderTest } from '../../testing/site-under-test.ts'
import { pageNumbers } from './page-numbers.ts'

let site: SiteUnderTest

beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.delivery.stop())

const slugsOn = async (path: string) =>
  [...(await site.open(path)).html.matchAll(/<h2 class="card-title"[^>]*><a href="\/article\/([^"]+)"/g)].map(([, slug]) => slug)

test('twelve cards a page, each article once', async () => {
  const pages = await Promise.all(['/article', '/article?page=2', '/article?page=3'].map(slugsOn))
  expect(pages.map((page) => page.length)).toEqual([12, 12, 6])
  expect(new Set(pages.flat()).size).toBe(30)
  expect(pages[1]?.[0]).toBe('article-13')
})

test('the first page asks for no more than it shows, and once which tags are in use', async () => {
  site.delivery.asked()
  await site.open('/article')
  const lists = site.delivery.asked().filter((path) => path.includes('/article?'))
  expect(lists).toEqual([
    '/api/v1/public/nyanko/article?locale=ja&sort=-publishFrom&limit=12',
    '/api/v1/public/nyanko/article?locale=ja&sort=-publishFrom&limit=100',
  ])
})

test.each([
  '/article?page=4',
  '/article?page=0',
  '/article?page=x',
  '/article?page=101',
  '/article?page=%00',
  '/article?page=2%00',
  '/article?category=none',
  '/article?category=%00',
  '/article?category=news%00&page=1',
  '/article/%00',
  '/article/article-1%00',
  '/%00',
])('%s is no page', async (path) => {
  expect((await site.open(path)).status).toBe(404)
})

test('the English list says which articles are in Japanese only', async () => {
  const notes = (html: string) => html.match(/<span class="card-language">/g) ?? []
  const { html } = await site.open('/en/article')
  expect(notes(html)).toHaveLength(1)
  expect(html).toContain('Japanese only')
  expect(notes((await site.open('/article')).html)).toEqual([])
})

test('a category narrows the list and is marked', async () => {
  const { html } = await site.open('/article?category=cat-notes')
  expect(await slugsOn('/article?category=cat-notes')).toEqual(['article-3'])
  expect(html).toContain('<title>猫だより | にゃんこ港</title>')
  expect(html.match(/<a class="chip[^>]*aria-current="page"/g)).toEqual([expect.stringContaining('c-8a5a00')])
})

test('a tag narrows the list, beside a category too, and is chosen and let go of by links', async () => {
  const tag = encodeURIComponent('猫')
  expect(await slugsOn(`/article?tag=${tag}`)).toEqual(['article-3'])
  expect(await slugsOn(`/article?category=news&tag=${tag}`)).toEqual([])
  const { html } = await site.open(`/article?category=cat-notes&tag=${tag}`)
  expect(html).toContain('<title>猫だより #猫 | にゃんこ港</title>')
  expect(html).toContain('content="noindex"')
  const [, filter = ''] = html.split('class="tag-filter"')
  const [tags = ''] = filter.split('</nav>')
  expect(tags.match(/<a [^>]*aria-current="true"[^>]*href="\/article\?category=cat-notes"/g)).toHaveLength(1)
  expect((await site.open('/article')).html).toContain(`href="/article?tag=${tag}"`)
})

test('a tag that nothing has leads back to all articles', async () => {
  const { status, html } = await site.open('/article?tag=nothing')
  expect(status).toBe(200)
  expect(html).toContain('条件に合う記事はまだありません。')
  expect(html).toMatch(/<a class="button-link" href="\/article"[^>]*>条件をクリア/)
  expect((await site.open('/article?tag=%00')).html.match(/class="article-card"/g)).toHaveLength(12)
})

test('before anything is written there is nothing to narrow', async () => {
  site.delivery.takeAway(['article', 'article-category'])
  const { html } = await site.open('/article')
  site.delivery.takeAway([])
  expect(html).toContain('まだ記事がありません')
  expect(html).not.toMatch(/class="chips"|class="tag-filter"|条件をクリア/)
  expect(html).toContain('content="noindex"')
})

test('only the page that is shown is marked as current', async () => {
  const { html } = await site.open('/article?page=2')
  const [, pagination = ''] = html.split('class="pagination"')
  expect(pagination.match(/aria-current="page"[^>]*>(\d)/)?.[1]).toBe('2')
  expect(pagination.split('</nav>')[0]?.match(/aria-current/g)).toHaveLength(1)
})

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, null, 9]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
])('on page %i of %i', (page, pages, numbers) => {
  expect(pageNumbers(page, pages)).toEqual(numbers)
})
