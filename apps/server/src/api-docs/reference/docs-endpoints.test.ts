import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestApp } from '../app-under-test.ts'
import { startApi } from './api-under-test.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApi()
}, 120_000)
afterAll(() => app.stop())

const page = async (path: string, as: keyof TestApp['cookies'] = 'guest', headers: Record<string, string> = {}) => {
  const answer = await fetch(`${app.baseUrl}/api/docs${path}`, { headers: { ...app.cookies[as], ...headers } })
  return { answer, text: await answer.text() }
}

describe('the API as pages', () => {
  test('need no script, and let none run', async () => {
    const { answer, text } = await page('')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+'; form-action 'self'/)
    expect(text).not.toMatch(/<script|\son\w+=|style="|https?:\/\/(?!localhost)/)
  })

  test('wear the one style that their policy lets in', async () => {
    const { answer, text } = await page('')
    const [, style = ''] = /<style>(.*?)<\/style>/s.exec(text) ?? []
    const hash = createHash('sha256').update(style).digest('base64')
    expect(answer.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`)
  })

  test('speak the language that was asked for, and lead to the other', async () => {
    const ja = await page('/cafe?locale=ja')
    expect(ja.text).toContain('<html lang="ja">')
    expect(ja.text).toContain('コンテンツの種類')
    expect(ja.text).toContain('href="/api/docs/cafe?locale=en"')
    const en = await page('/cafe', 'guest', { 'accept-language': 'en' })
    expect(en.answer.headers.get('content-language')).toBe('en')
    expect(en.text).toContain('Content types')
  })

  test('show strangers what is public, and members what their role may do', async () => {
    expect((await page('/cafe/food')).text).not.toContain('/api/v1/tenants/')
    const food = (await page('/cafe/food', 'viewer')).text
    expect(food).toContain('/api/v1/tenants/cafe/food/{id}')
    expect(food).toContain('編集者以上のメンバー')
    expect((await page('/shop/order', 'viewer')).text).not.toContain('/api/v1/tenants/')
    expect((await page('/shop/order', 'admin')).text).toContain('/api/v1/tenants/shop/order/{id}')
  })

  test('show bodies of the demo records, calls of the client, and commands to paste', async () => {
    const { text } = await page('/cafe/food?locale=ja', 'editor')
    expect(text).toContain('await client.food.create(draft)')
    expect(text).toContain('await client.food.update(id, record.lockVersion, changes)')
    expect(text).toMatch(/curl -X POST &#39;http:\/\/localhost:\d+\/api\/v1\/tenants\/cafe\/food&#39;/)
    expect(text).toContain('&quot;taxMode&quot;')
    expect((await page('/cafe/food-category', 'editor')).text).toContain('client[&#39;food-category&#39;].list')
  })

  test('find operations by words', async () => {
    const { text } = await page(`?locale=ja&q=${encodeURIComponent('公開中 ｆｏｏｄ')}`)
    expect(text).toContain('href="/api/docs/cafe/food?locale=ja#cafe.food.publicList"')
    expect(text).not.toContain('boardgame.publicList')
    expect((await page('?locale=ja&q=zzzz')).text).toContain('見つかりませんでした')
  })

  test.each([
    ['/nowhere', 404],
    ['/cafe/nothing', 404],
    ['/constructor', 404],
    ['/cafe/__proto__', 404],
    [`?q=${'x'.repeat(101)}`, 400],
    ['?locale=fr', 200],
    ['/%E0%A4%A', 404],
  ])('%s answers %i', async (path, status) => {
    expect((await page(path)).answer.status).toBe(status)
  })

  test('quote what they are sent', async () => {
    const { text } = await page(`?q=${encodeURIComponent('"><script>alert(1)</script>')}`)
    expect(text).not.toContain('<script>alert')
  })
})
