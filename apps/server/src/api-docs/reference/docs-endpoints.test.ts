import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestApp } from '../../app-under-test.ts'
import { startApi } from '../api-under-test.ts'
import { VIEWER_MODULE } from './viewer-files.ts'

let app: TestApp

beforeAll(async () => {
  app = await startApi()
})
afterAll(() => app.stop())

const page = async (path: string, as: keyof TestApp['cookies'] = 'guest', headers: Record<string, string> = {}) => {
  const answer = await fetch(`${app.baseUrl}/api/docs${path}`, { headers: { ...app.cookies[as], ...headers } })
  return { answer, text: await answer.text() }
}

type Operation = {
  readonly description: string
  readonly tags: readonly string[]
  readonly 'x-codeSamples'?: readonly { readonly source: string }[]
}
type Document = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly info: { readonly description: string }
}

/** Returns the document that a page passes to the viewer. */
const shown = async (path: string, as?: keyof TestApp['cookies']): Promise<Document> => {
  const { text } = await page(path, as)
  const [, options = ''] = /<script type="application\/json" id="viewer-options">(.*?)<\/script>/s.exec(text) ?? []
  const { content }: { readonly content: Document } = JSON.parse(options)
  return content
}

describe('the pages of the API', () => {
  test('allow no script but the viewer and the one that starts it, no eval, and no connection', async () => {
    const { answer, text } = await page('')
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const [, script = ''] = /<script type="module">(.*?)<\/script>/s.exec(text) ?? []
    const hash = createHash('sha256').update(script).digest('base64')
    const policy = answer.headers.get('content-security-policy')
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
    expect(policy).not.toMatch(/unsafe-eval|connect-src|https?:/)
    expect(text).not.toMatch(/\son\w+=|(?:src|href)="https?:\/\//)
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
    const { paths } = await shown('/cafe/food', 'viewer')
    expect(paths['/api/v1/tenants/cafe/food/{id}']?.['patch']?.description).toContain('編集者以上のメンバー')
    expect((await page('/shop/order', 'viewer')).text).not.toContain('/api/v1/tenants/')
    expect((await shown('/shop/order', 'admin')).paths).toHaveProperty(['/api/v1/tenants/shop/order/{id}'])
  })

  test('show bodies of the demo records and calls of the client', async () => {
    const { paths, info } = await shown('/cafe/food?locale=ja', 'editor')
    const sourceOf = (path: string, method: string) => paths[path]?.[method]?.['x-codeSamples']?.[0]?.source
    expect(sourceOf('/api/v1/tenants/cafe/food', 'post')).toBe('await client.food.create(draft)')
    expect(sourceOf('/api/v1/tenants/cafe/food/{id}', 'patch')).toBe('await client.food.update(id, record.lockVersion, changes)')
    expect(JSON.stringify(paths['/api/v1/tenants/cafe/food']?.['post'])).toContain('"taxMode"')
    expect(info.description).toContain("import { clientFor } from '@captain/t7'")
    const category = await shown('/cafe/food-category', 'editor')
    expect(category.paths['/api/v1/tenants/cafe/food-category']?.['get']?.['x-codeSamples']?.[0]?.source).toContain(
      "client['food-category'].list",
    )
  })

  test('are of one tenant, with its types as groups; what belongs to none is on the first', async () => {
    const operations = Object.entries((await shown('/cafe', 'admin')).paths)
    expect(operations.filter(([path]) => !/\/cafe(?:\/|$)/.test(path)).map(([path]) => path)).toEqual([])
    expect(operations.flatMap(([, methods]) => Object.values(methods).flatMap(({ tags }) => tags))).toEqual(
      expect.arrayContaining(['common', 'food', 'food-category']),
    )
    const first = await shown('')
    expect(Object.keys(first.paths)).toContain('/api/openapi.json')
    expect(first.info.description).toContain('](/api/docs/cafe?locale=')
    expect(first.info.description).toContain('| 409 | `version-conflict` |')
  })

  test.each([
    ['/nowhere', 404],
    ['/cafe/nothing', 404],
    ['/constructor', 404],
    ['/cafe/__proto__', 404],
    ['?locale=fr', 200],
    ['/%E0%A4%A', 404],
  ])('%s answers %i', async (path, status) => {
    expect((await page(path)).answer.status).toBe(status)
  })

  test('end no script early, whatever the texts contain', async () => {
    const { text } = await page('/cafe', 'admin')
    const [, options = ''] = /id="viewer-options">(.*?)<\/script> ?\s*<script type="module">/s.exec(text) ?? []
    expect(options).not.toContain('<')
    expect(JSON.parse(options)).toHaveProperty('content.openapi', '3.1.0')
  })
})

describe('the files of the viewer', () => {
  test('are served compressed, for good, and by name only', async () => {
    const answer = await fetch(app.baseUrl + VIEWER_MODULE)
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('content-encoding')).toBe('gzip')
    expect(await answer.text()).toContain('createApiReference')
    const base = VIEWER_MODULE.slice(0, VIEWER_MODULE.lastIndexOf('/'))
    for (const name of ['standalone.js', 'standalone.esm.js.map', '..%2Findex.js', 'chunks/none.js', '%2e%2e/index.js'])
      expect((await fetch(`${app.baseUrl}${base}/${name}`)).status, name).toBe(404)
  })
})
