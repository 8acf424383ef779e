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

test('the first page asks for no more than it shows', async () => {
  site.delivery.asked()
  await site.open('/article')
  const lists = site.delivery.asked().filter((path) => path.includes('/article?'))
  expect(lists).toEqual(['/api/v1/public/nyanko/article?locale=ja&sort=-publishFrom&limit=12'])
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

test('a category narrows the list and is marked', async () => {
  const { html } = await site.open('/article?category=cat-notes')
  expect(await slugsOn('/article?category=cat-notes')).toEqual(['article-3'])
  expect(html).toContain('<title>猫だより | にゃんこ港</title>')
  expect(html.match(/<a class="chip[^>]*aria-current="page"/g)).toEqual([expect.stringContaining('c-8a5a00')])
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
