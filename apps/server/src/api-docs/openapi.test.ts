import { seed as shop } from '@captain/t6/seed'
import { seed as cafe } from '@captain/t7/seed'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestApp } from '../app-under-test.ts'
import { startServer } from '../server-under-test.ts'
import { describeAnswers, firstOfEachWorkflow } from './answers-under-test.ts'
import { startApi } from './api-under-test.ts'
import { callsTo, lookUp, operationsOf, VALID, validationOf, type Document, type Json } from './openapi-under-test.ts'

type Person = keyof TestApp['cookies']

let app: TestApp
let whole: Document

const read = async (as: Person, locale = 'ja') => {
  await lookUp()
  const answer = await fetch(`${app.baseUrl}/api/openapi.json?locale=${locale}`, { headers: app.cookies[as] })
  return { answer, text: await answer.text() }
}
const documentOf = async (as: Person, locale?: string): Promise<Document> => JSON.parse((await read(as, locale)).text) as Document

beforeAll(async () => {
  app = await startApi()
  whole = await documentOf('admin')
})
afterAll(() => app.stop())

test.each([
  ['the list of what people sent', '/api/v1/tenants/shop/order', 'get', 'content:read submissions:read'],
  ['a step of what people sent', '/api/v1/tenants/shop/order/{id}/ship', 'post', 'content:write submissions:read'],
  ['a list about nobody', '/api/v1/tenants/cafe/food', 'get', 'content:read'],
  ['what is public', '/api/v1/public/cafe/food', 'get', 'delivery:read'],
  ['what holds secrets', '/api/v1/tenants/shop/payment-card', 'get', undefined],
])('tells all the scopes that a key needs for %s', (_what, path, method, scopes) => {
  const operation = whole.paths[path]?.[method]
  expect(operation).toBeDefined()
  expect(operation?.['x-key-scope']).toBe(scopes)
})

describe('the document', () => {
  // Validation takes seconds. A member's document has parts of each kind; that of an administrator is a matter of the system ring.
  test('of a member is valid OpenAPI 3.1', async () => {
    expect(await validationOf(await documentOf('viewer', 'en'))).toEqual(VALID)
  })

  test.each(['guest', 'viewer', 'admin'] as const)('of %s has no reference to a missing part', async (person) => {
    for (const locale of ['ja', 'en']) {
      const document = await documentOf(person, locale)
      const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, at = '']) => at)
      const missing = references.filter(
        (at) => at.split('/').reduce<unknown>((value, part) => (value as Json | undefined)?.[part], document) === undefined,
      )
      expect([...new Set(missing)]).toEqual([])
    }
  })

  test('names each operation once', () => {
    const ids = operationsOf(whole).map(({ operation }) => operation.operationId)
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([])
  })

  test('speaks both languages', async () => {
    const summaries = async (locale: string) => operationsOf(await documentOf('guest', locale)).map(({ operation }) => operation)
    expect(JSON.stringify(await summaries('ja'))).toContain('公開中のフードの一覧を読む')
    // Request bodies are the same in every language.
    const words = JSON.stringify(await summaries('en'), (key, value: unknown) => (key === 'enum' ? undefined : value))
    expect(words).not.toMatch(/[ぁ-んァ-ヶ]/)
  })

  test('tells strangers what is public, and members their own tenants', async () => {
    const paths = async (person: Person) => Object.keys((await documentOf(person)).paths)
    const guest = await paths('guest')
    expect(guest.filter((path) => path.startsWith('/api/v1/tenants/'))).toEqual([])
    expect(guest).toContain('/api/v1/public/cafe/food')
    const { components } = await documentOf('guest')
    // Records of the back office, and the bodies that create and update them, have private fields.
    expect(
      Object.keys(components.schemas).filter((name) => /^\w+\.[\w-]+(?:\.(?:answer|list|listed|draft|changes|conflict))?$/.test(name)),
    ).toEqual([])
    expect(JSON.stringify(components)).not.toContain('internalNote')
    const viewer = await paths('viewer')
    expect(viewer).toContain('/api/v1/tenants/cafe/food')
    expect(viewer.filter((path) => path.startsWith('/api/v1/tenants/shop/'))).toEqual([])
    expect((await paths('pending')).filter((path) => path.startsWith('/api/v1/tenants/'))).toEqual([])
  })

  test('is not sent twice', async () => {
    const { answer } = await read('viewer')
    const etag = answer.headers.get('etag') ?? ''
    expect(answer.headers.get('cache-control')).toBe('private, no-cache')
    const again = await fetch(`${app.baseUrl}/api/openapi.json?locale=ja`, { headers: { ...app.cookies.viewer, 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    const other = await fetch(`${app.baseUrl}/api/openapi.json?locale=ja`, { headers: { ...app.cookies.clerk, 'if-none-match': etag } })
    expect(other.status).toBe(200)
  })
})

describe('what is mounted and what is described', () => {
  test('every endpoint describes itself', async () => {
    const silent: string[] = []
    const describing = { locale: 'ja', shared: () => ({}) } as const
    const shapeOf = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}(?:\\.csv)?$`)
    for (const { method, path, describe: describeOperations } of app.endpoints) {
      const operations = (await describeOperations?.(describing)) ?? []
      const fits = operations.every((one) => one.method === method && shapeOf(path).test(one.path))
      // A transition of a workflow that no content type uses is no operation.
      const isSilent = describeOperations === undefined || (operations.length === 0 && !path.includes('/:type'))
      if (isSilent || !fits) silent.push(`${method} ${path}`)
    }
    expect(silent).toEqual([])
  })
})

// All content types, on all demo records: `openapi.system.test.ts`.
describeAnswers({
  app: () => app,
  start: async () => {
    const server = await startServer()
    await server.seed('cafe', cafe)
    await server.seed('shop', shop)
    return { call: callsTo(server.baseUrl, server.cookies.admin), stop: server.stop }
  },
  tries: firstOfEachWorkflow(['cafe', 'shop']),
})
