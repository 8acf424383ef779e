import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { handle } from '../../handle.ts'
import { BASE_URL, draw, startSite, type SiteUnderTest } from '../../testing/site-under-test.ts'

let site: SiteUnderTest

/** Links and metadata that only existing pages have: canonical URL, languages, image. */
const LINKED = /rel="(?:canonical|alternate|prev|next)"|property="og:/

beforeAll(async () => {
  site = await startSite()
})
afterEach(() => site.delivery.failWith(null))
afterAll(() => site.delivery.stop())

test.each([
  ['/article/nope', 'ja', 'Page Not Found: /article/nope', 'ページが見つかりません', '戻る', '/'],
  ['/en/article/nope', 'en', 'Page Not Found: /article/nope', 'Not Found', 'Back', '/en'],
  ['/article?category=zzz', 'ja', 'Page Not Found: /article?category=zzz', 'ページが見つかりません', '戻る', '/'],
  ['/en/faq?category=zzz', 'en', 'Page Not Found: /faq?category=zzz', 'Not Found', 'Back', '/en'],
  ['/nope', 'ja', 'Page not found: /nope', 'ページが見つかりません', '戻る', '/'],
  ['/nope?a=%3Cb%3E', 'ja', 'Page not found: /nope?a=%3Cb%3E', 'ページが見つかりません', '戻る', '/'],
  ['/en/fr/x', 'en', 'Page not found: /fr/x', 'Not Found', 'Back', '/en'],
])('%s is a 404 page with the way back', async (path, language, message, title, back, home) => {
  const { status, html } = await site.open(path)
  expect(status).toBe(404)
  expect(html).toContain(`<html lang="${language}"`)
  expect(html).toContain(`<p class="failure-message">${message}</p>`)
  expect(html).toContain(`<h1 class="failure-title">${title}</h1>`)
  expect(html).toMatch(new RegExp(`<a class="button-link[^"]*" href="${home}"[^>]*>${back}</a>`))
  expect(html).toContain('content="noindex"')
  expect(html).not.toMatch(LINKED)
})

test.each([
  [503, 503, 'ただいまご利用いただけません', 'Service Unavailable'],
  [500, 500, 'サーバーでエラーが発生しました', 'Internal Server Error'],
  [400, 500, 'サーバーでエラーが発生しました', 'Internal Server Error'],
])('an API that answers %i makes a page of %i', async (failure, status, title, message) => {
  site.delivery.failWith(failure)
  const answer = await site.open('/article')
  expect(answer.status).toBe(status)
  expect(answer.html).toContain(title)
  expect(answer.html).toContain(message)
  expect(answer.html).toContain('<meta name="robots" content="noindex"/>')
  expect(answer.html).not.toMatch(LINKED)
})

test('robots get the status and no page', async () => {
  const { status, html, headers } = await site.open('/nope', {
    headers: { 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' },
  })
  expect([status, html]).toEqual([404, '404 Not Found\n'])
  expect(headers.get('content-type')).toContain('text/plain')
})

test('an address that can not be decoded is a page that is not there', async () => {
  expect((await site.open('/article/%zz')).status).toBe(404)
})

test('a site under maintenance says what its owner has written', async () => {
  const problem = { code: 'maintenance', status: 503, title: 'ただいま改装中です', message: '朝には再開します。', endsAt: null }
  const fetchApi = async () => Response.json(problem, { status: 503, headers: { 'retry-after': '120' } })
  const answer = await handle(new Request(`${BASE_URL}/article`), { fetchApi, baseUrl: BASE_URL, draw })
  const html = await answer.text()
  expect(answer.status).toBe(503)
  expect(html).toContain('<h1 class="failure-title">ただいま改装中です</h1>')
  expect(html).toContain('<p class="failure-message">朝には再開します。</p>')
  expect(html).toContain('<title>ただいま改装中です | にゃんこ港</title>')
  expect(html).not.toMatch(LINKED)
})
