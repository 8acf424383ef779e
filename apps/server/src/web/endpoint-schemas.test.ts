import { defineEndpoint, type Endpoint } from '@captain/auth-server'
import { maxBytes, nonBlank, postalCode } from '@captain/validation'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../app-under-test.ts'

const whole = v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number))

const seen: unknown[] = []

const answering = (path: `/${string}`, answer: () => unknown) =>
  defineEndpoint({
    method: 'GET',
    path,
    guard: 'public',
    schemas: { output: v.object({ name: v.string() }) },
    handler: () => answer() as { name: string },
  })

const endpoints: readonly Endpoint[] = [
  defineEndpoint({
    method: 'GET',
    path: '/api/v1/test/list/:year',
    guard: 'public',
    schemas: {
      params: v.object({ year: whole }),
      query: v.strictObject({ limit: v.optional(whole, '25'), tag: v.optional(v.array(v.string())) }),
    },
    handler: ({ params, query }) => Response.json({ next: params.year + 1, half: query.limit / 2, tags: query.tag ?? [] }),
  }),
  defineEndpoint({
    method: 'POST',
    path: '/api/v1/test/order',
    guard: 'public',
    schemas: {
      body: v.strictObject({
        name: v.pipe(v.string(), v.trim(), nonBlank(), maxBytes(9)),
        to: v.strictObject({ postalCode: v.pipe(v.string(), postalCode()) }),
      }),
    },
    handler: ({ body }) => {
      seen.push(body)
      return Response.json({ name: body.name, postalCode: body.to.postalCode })
    },
  }),
  defineEndpoint({
    method: 'POST',
    path: '/api/v1/test/tenants/:tenant/orders',
    guard: { tenant: 'editor' },
    schemas: { body: v.strictObject({}) },
    handler: () => Response.json({}),
  }),
  answering('/api/v1/test/plain', () => ({ name: '港', secret: 'hidden' })),
  answering('/api/v1/test/made', () => Response.json({ name: '港', secret: 'hidden' }, { status: 201, headers: { location: '/made/1' } })),
  answering('/api/v1/test/wrong', () => ({ name: { secret: 'hidden' } })),
  answering('/api/v1/test/no-json', () => new Response('hidden')),
]

let app: TestApp

beforeAll(async () => {
  app = await startTestApp(endpoints)
})
afterAll(() => app.stop())

const get = (path: string) => fetch(`${app.baseUrl}/api/v1/test/${path}`)

const post = (path: string, body: string, headers: Record<string, string> = {}) =>
  fetch(`${app.baseUrl}/api/v1/test/${path}`, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } })

describe('what stands in the address', () => {
  test('reaches the handler as its schema makes it', async () => {
    const answer = await get('list/26?tag=a&tag=b')
    expect(await answer.json()).toEqual({ next: 27, half: 12.5, tags: ['a', 'b'] })
  })

  test.each([
    ['list/x', 'malformed-parameter', 'year'],
    ['list/26?limit=x', 'malformed-parameter', 'limit'],
    ['list/26?limit=', 'malformed-parameter', 'limit'],
    ['list/26?limit=1&limit=2', 'malformed-parameter', 'limit'],
    ['list/26?limit=%00', 'malformed-parameter', 'limit'],
    ['list/26?tag=a', 'malformed-parameter', 'tag'],
    ['list/26?limits=1', 'unknown-parameter', 'limits'],
    ['list/26?__proto__=1', 'unknown-parameter', '__proto__'],
    ['list/26?a.b=1', 'unknown-parameter', 'a.b'],
  ])('%s is a 400 that names it', async (path, code, parameter) => {
    const answer = await get(path)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ code, parameter })
  })
})

describe('a body', () => {
  test('reaches the handler as its schema makes it', async () => {
    seen.length = 0
    const answer = await post('order', JSON.stringify({ name: ' みなと ', to: { postalCode: '100-0001' } }))
    expect(await answer.json()).toEqual({ name: 'みなと', postalCode: '100-0001' })
    expect(seen).toHaveLength(1)
  })

  test('that breaks rules is a 422 with issues in the language of the reader, and never reaches the handler', async () => {
    seen.length = 0
    const answer = await post('order', JSON.stringify({ name: 'みなとの朝', to: { postalCode: '1' }, admin: true }), {
      'accept-language': 'en',
    })
    expect(answer.status).toBe(422)
    expect(((await answer.json()) as { issues: unknown }).issues).toEqual([
      {
        path: 'name',
        rule: 'maxBytes',
        params: { maxBytes: 9, fullWidth: 3 },
        message: 'Shorten this to 9 bytes (3 full-width characters).',
      },
      {
        path: 'to.postalCode',
        rule: 'postalCode',
        params: {},
        message: 'Enter a postal code of seven digits, such as 100-0001.',
      },
      { path: 'admin', rule: 'unknownKeys', params: { key: 'admin' }, message: 'There is no field called “admin”. Remove it.' },
    ])
    expect(seen).toEqual([])
  })

  test.each([
    ['', 422],
    ['null', 422],
    ['[]', 422],
    ['"a"', 422],
    ['{"__proto__":{"name":"港"}}', 422],
    ['{', 400],
    ['['.repeat(100_000), 400],
  ])('such as %j is never a 500', async (body, status) => {
    expect((await post('order', body)).status).toBe(status)
  })

  test('is looked at only behind the guard', async () => {
    expect((await post('tenants/cafe/orders', '{"a":1}', { ...app.cookies.viewer, origin: app.baseUrl })).status).toBe(403)
    expect((await post('tenants/cafe/orders', '{"a":1}', { ...app.cookies.editor, origin: app.baseUrl })).status).toBe(422)
    expect((await post('tenants/cafe/orders', '{}', { ...app.cookies.editor, origin: app.baseUrl })).status).toBe(200)
  })
})

describe('an answer', () => {
  test('carries only what its schema names', async () => {
    const plain = await get('plain')
    expect([plain.status, plain.headers.get('cache-control'), await plain.json()]).toEqual([200, 'private, no-store', { name: '港' }])
    const made = await get('made')
    expect([made.status, made.headers.get('location'), await made.json()]).toEqual([201, '/made/1', { name: '港' }])
  })

  test.each(['wrong', 'no-json'])('that does not fit (%s) is a 500 that tells nothing', async (path) => {
    const answer = await get(path)
    expect(answer.status).toBe(500)
    expect(await answer.text()).not.toMatch(/hidden|name|schema/)
  })
})
