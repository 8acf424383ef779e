import { afterAll, beforeAll, expect, test } from 'vitest'
import { linkedData, startSite, type SiteUnderTest } from '../../testing/site-under-test.ts'

let site: SiteUnderTest

beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.delivery.stop())

test('questions stand under their categories, pinned ones are linked first', async () => {
  const { html } = await site.open('/faq')
  expect(html).toContain('<h2 id="category-account">ログイン・アカウント</h2>')
  expect(html).toContain('<h2 id="category-billing">料金・お支払い</h2>')
  expect(html).toContain('<a href="#anchor-q1">パスキーをなくしました</a>')
  expect(html).toContain('id="anchor-q1"')
  expect(linkedData(html)).toMatchObject([{ '@type': 'FAQPage', mainEntity: [{ '@type': 'Question' }, { '@type': 'Question' }] }])
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
