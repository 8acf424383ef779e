import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { linkedData, startSite, type SiteUnderTest } from '../../testing/site-under-test.ts'

let site: SiteUnderTest

beforeAll(async () => {
  site = await startSite()
})
afterEach(() => site.delivery.failWith(null))
afterAll(() => site.delivery.stop())

test('questions stand under their categories, pinned ones are linked first', async () => {
  const { html } = await site.open('/faq')
  expect(html).toContain('<h2 id="category-account">ログイン・アカウント</h2>')
  expect(html).toContain('<h2 id="category-billing">料金・お支払い</h2>')
  expect(html).toContain('<a href="#anchor-q1">パスキーをなくしました</a>')
  expect(html).toContain('id="anchor-q1"')
  expect(linkedData(html)).toMatchObject([
    { '@type': 'FAQPage', mainEntity: [{ '@type': 'Question' }, { '@type': 'Question' }] },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [{ position: 1 }, { position: 2, name: 'よくある質問', item: 'https://harbour.example/faq' }],
    },
  ])
})

test('a search opens what it finds and is kept out of search engines', async () => {
  const { html } = await site.open(`/faq?q=${encodeURIComponent('パスキー')}`)
  expect(html.match(/<details class="question" open=""/g)).toHaveLength(1)
  expect(html).toContain('「パスキー」に一致する質問は1件です。')
  expect(html).toContain('value="パスキー"')
  expect(html).toContain('<meta name="robots" content="noindex"/>')
})

test('a search that is all digits stays what was typed', async () => {
  expect((await site.open('/faq?q=00123')).html).toContain('「00123」に一致する質問は見つかりませんでした。')
})

test('nothing found offers the way back', async () => {
  const { html, status } = await site.open(`/en/faq?q=${encodeURIComponent('<b>')}`)
  expect(status).toBe(200)
  expect(html).toContain('No question matches “&lt;b&gt;”.')
  expect(html).toMatch(/<a [^>]*href="\/en\/faq"[^>]*>Clear<\/a>/)
})

test('a category shows its questions; one that does not exist is no page', async () => {
  const { html } = await site.open('/faq?category=billing')
  expect(html.match(/<details/g)).toHaveLength(1)
  expect(html.match(/<a class="chip[^>]*aria-current/g)).toHaveLength(1)
  expect((await site.open('/faq?category=none')).status).toBe(404)
})

test('what nobody can type is dropped from a search', async () => {
  const whole = await site.open('/faq')
  for (const path of ['/faq?q=%00', '/faq?q=%01%7F%C2%85', '/en/faq?q=%00']) expect((await site.open(path)).status).toBe(200)
  expect((await site.open('/faq?q=%00')).html.match(/<details/g)).toEqual(whole.html.match(/<details/g))
  const { status, html } = await site.open(`/faq?q=${encodeURIComponent('パス\0キー')}`)
  expect(status).toBe(200)
  expect(html).toContain('「パスキー」に一致する質問は1件です。')
})

test('a long search is cut between characters', async () => {
  site.delivery.asked()
  const { status } = await site.open(`/faq?q=${encodeURIComponent('a' + '🐈'.repeat(150))}`)
  expect(status).toBe(200)
  const searched = site.delivery.asked().flatMap((path) => new URL(path, 'http://localhost').searchParams.getAll('q'))
  expect(searched).toEqual(['a' + '🐈'.repeat(99)])
})

test('a search that the API refuses finds nothing; any other failure is one', async () => {
  site.delivery.failWith(400, 'q=')
  const { status, html } = await site.open('/faq?q=abc')
  expect(status).toBe(200)
  expect(html).toContain('「abc」に一致する質問は見つかりませんでした。')
  site.delivery.failWith(503, 'q=')
  expect((await site.open('/faq?q=abc')).status).toBe(503)
})

test.each(['/faq?category=%00', '/faq?category=billing%00'])('%s is no page', async (path) => {
  expect((await site.open(path)).status).toBe(404)
})

test('who is not helped is led to the form, in the language of the page', async () => {
  const { html } = await site.open('/en/faq')
  expect(html.split('class="unsolved"')[1]).toMatch(/^[^]*?<a [^>]*href="\/en\/contact"/)
})

test('before anything is written there is the form alone', async () => {
  site.delivery.takeAway(['faq'])
  const { status, html } = await site.open('/faq')
  site.delivery.takeAway([])
  expect(status).toBe(200)
  expect(html).toContain('よくある質問は準備中です')
  expect(html.split('class="empty-notice"')[1]).toMatch(/^[^]*?<a class="button-link" href="\/contact"/)
  expect(html).not.toMatch(/class="search-form"|class="chips"|class="unsolved"/)
})
