import { defineEndpoint, type Endpoint } from '@captain/auth-server'
import { conflict } from '@captain/http-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from './app-under-test.ts'
import { tenants } from './tenants.ts'

const ok = () => Response.json({ ok: true })

const endpoints: readonly Endpoint[] = [
  defineEndpoint({ method: 'GET', path: '/api/v1/test/public', guard: 'public', handler: ok }),
  defineEndpoint({ method: 'GET', path: '/api/v1/test/session', guard: 'session', handler: ok }),
  defineEndpoint({ method: 'GET', path: '/api/v1/test/user', guard: 'user', handler: ok }),
  defineEndpoint({ method: 'GET', path: '/api/v1/test/admin', guard: 'admin', handler: ok }),
  defineEndpoint({ method: 'GET', path: '/api/v1/test/tenants/:tenant/read', guard: { tenant: 'viewer' }, handler: ok }),
  defineEndpoint({
    method: 'POST',
    path: '/api/v1/test/tenants/:tenant/write',
    guard: { tenant: 'editor' },
    handler: async ({ json }) => Response.json(await json()),
  }),
  defineEndpoint({ method: 'POST', path: '/api/v1/test/small', guard: 'public', maxBodyBytes: 10, handler: ok }),
  defineEndpoint({
    method: 'GET',
    path: '/api/v1/test/conflict',
    guard: 'public',
    handler: () => {
      throw conflict({ code: 'version-conflict', current: { lockVersion: 3 } })
    },
  }),
  defineEndpoint({
    method: 'GET',
    path: '/api/v1/test/bug',
    guard: 'public',
    handler: () => {
      throw new Error('secret detail')
    },
  }),
]

let app: TestApp

beforeAll(async () => {
  app = await startTestApp(endpoints)
})
afterAll(() => app.stop())

const get = (path: string, headers: Record<string, string> = {}) => fetch(`${app.baseUrl}${path}`, { headers })

const post = (path: string, body: string | undefined, headers: Record<string, string> = {}) =>
  fetch(`${app.baseUrl}${path}`, { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } })

describe('guards over HTTP', () => {
  const people = ['guest', 'pending', 'stranger', 'viewer', 'editor', 'admin'] as const

  test.each([
    ['/api/v1/test/public', [200, 200, 200, 200, 200, 200]],
    ['/api/v1/test/session', [401, 200, 200, 200, 200, 200]],
    ['/api/v1/test/user', [401, 403, 200, 200, 200, 200]],
    ['/api/v1/test/admin', [401, 403, 403, 403, 403, 200]],
    ['/api/v1/test/tenants/cafe/read', [401, 404, 404, 200, 200, 200]],
    ['/api/v1/test/tenants/nowhere/read', [401, 404, 404, 404, 404, 404]],
  ])('GET %s', async (path, expected) => {
    const statuses = await Promise.all(people.map(async (person) => (await get(path, app.cookies[person])).status))
    expect(statuses).toEqual(expected)
  })

  test('POST for editors', async () => {
    const statuses = await Promise.all(
      people.map(
        async (person) => (await post('/api/v1/test/tenants/cafe/write', '{}', { ...app.cookies[person], origin: app.baseUrl })).status,
      ),
    )
    expect(statuses).toEqual([401, 404, 404, 403, 200, 200])
  })

  test('a tenant of others, an unknown tenant and an unknown path answer the same bytes', async () => {
    const answers = await Promise.all(
      ['/api/v1/test/tenants/cafe/read', '/api/v1/test/tenants/nowhere/read', '/api/v1/no-such-thing'].map(async (path) => {
        const answer = await get(path, app.cookies.stranger)
        const headers = [...answer.headers].filter(([name]) => !['date', 'x-request-id'].includes(name))
        return { body: await answer.text(), headers }
      }),
    )
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
  })
})

describe('origin of writes', () => {
  const write = (headers: Record<string, string>) => post('/api/v1/test/tenants/cafe/write', '{}', { ...app.cookies.editor, ...headers })

  test('a write by cookie has to come from our own pages', async () => {
    expect((await write({ origin: app.baseUrl })).status).toBe(200)
    for (const headers of [
      {},
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: app.baseUrl.replace('localhost', '127.0.0.1') },
    ]) {
      const answer = await write(headers as Record<string, string>)
      expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([403, 'foreign-origin'])
    }
  })

  test('without a cookie it has to as well, on every path of the API except those of visitors', async () => {
    const writes = app.endpoints.filter(({ method }) => method !== 'GET')
    expect(writes.length).toBeGreaterThan(5)
    const codes = new Map<string, unknown>()
    for (const { method, path } of writes)
      for (const origin of ['https://evil.example', 'null']) {
        const at = path.replaceAll(/:\w+/g, 'x')
        const answer = await fetch(`${app.baseUrl}${at}`, {
          method,
          headers: { origin, 'content-type': 'application/json' },
          body: '{}',
        })
        codes.set(`${method} ${path} ${origin}`, ((await answer.json()) as { code: string }).code)
      }
    const wrong = [...codes].filter(([at, code]) => (code === 'foreign-origin') === at.includes(' /api/v1/public/'))
    expect(wrong).toEqual([])
    expect([...codes.keys()].join(' ')).toContain('POST /api/v1/account/enrolment')
    expect((await post('/api/v1/account/recovery', '{"email":"nobody@captain.example"}')).status, 'programs name no origin').toBe(202)
  })

  test('covers sign-out too, and leaves the session alone', async () => {
    const answer = await post('/api/auth/sign-out', '{}', { ...app.cookies.viewer, origin: 'https://evil.example' })
    expect(answer.status).toBe(403)
    expect((await get('/api/v1/test/session', app.cookies.viewer)).status).toBe(200)
  })
})

describe('problem documents', () => {
  test.each([
    ['conflict', '/api/v1/test/conflict', 409, 'version-conflict'],
    ['unknown path', '/api/v1/nothing', 404, 'not-found'],
    ['unknown auth path', '/api/auth/nothing', 404, 'not-found'],
    ['a bug', '/api/v1/test/bug', 500, 'internal-error'],
    ['wrong method', '/api/v1/test/small', 405, 'method-not-allowed'],
  ])('%s', async (_, path, status, code) => {
    const answer = await get(path)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toBe('application/problem+json; charset=utf-8')
    const body = await answer.text()
    expect(JSON.parse(body)).toMatchObject({ status, code, title: expect.any(String) })
    expect(body).not.toContain('secret detail')
  })

  test('bad bodies are 400, 413 and 415, never 500', async () => {
    const headers = { ...app.cookies.editor, origin: app.baseUrl }
    const write = async (body: string, type = 'application/json') =>
      (await post('/api/v1/test/tenants/cafe/write', body, { ...headers, 'content-type': type })).status
    expect(await write('{"name"')).toBe(400)
    expect(await write('['.repeat(1000))).toBe(400)
    expect(await write(`"${'x'.repeat(1024 * 1024)}"`)).toBe(413)
    expect(await write('a=1', 'application/x-www-form-urlencoded')).toBe(415)
    expect((await post('/api/v1/test/small', '"12345678901"')).status).toBe(413)
    expect((await post('/api/auth/sign-in/email', '{"email"')).status).toBe(400)
    expect((await post('/api/auth/sign-in/email', `"${'x'.repeat(70_000)}"`)).status).toBe(413)
    expect((await get('/api/v1/authorized/logins/check_tenant_user_by_tenant_slug/%00')).status).toBe(200)
    expect((await get('/api/v1/test/tenants/%E0%A4%A/read', app.cookies.editor)).status).toBe(404)
  })

  test('speak the language that was asked for', async () => {
    const title = async (path: string, headers: Record<string, string> = {}) =>
      ((await (await get(path, headers)).json()) as { title: string }).title
    expect(await title('/api/v1/nothing')).toBe('見つかりませんでした')
    expect(await title('/api/v1/nothing', { 'accept-language': 'en-US,en;q=0.9,ja;q=0.5' })).toBe('Not found')
    expect(await title('/api/v1/nothing?locale=ja', { 'accept-language': 'en' })).toBe('見つかりませんでした')
  })
})

describe('headers', () => {
  test('every answer has its id and the security headers', async () => {
    const answer = await get('/api/v1/nothing')
    expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(answer.headers.get('strict-transport-security')).toBeNull()
  })

  test('takes over a plain request id only', async () => {
    const idOf = async (id: string) => (await get('/healthz', { 'x-request-id': id })).headers.get('x-request-id')
    expect(await idOf('edge-1234.abc')).toBe('edge-1234.abc')
    expect(await idOf('short')).not.toBe('short')
    expect(await idOf('<script>alert(1)</script>')).not.toContain('script')
  })
})

test('access checks answer a boolean', async () => {
  const value = async (path: string, headers?: Record<string, string>) => (await get(`/api/v1/authorized/logins/${path}`, headers)).json()
  expect(await value('check_auth_required')).toEqual({ value: false })
  expect(await value('check_auth_required', app.cookies.pending)).toEqual({ value: false })
  expect(await value('check_auth_required', app.cookies.stranger)).toEqual({ value: true })
  expect(await value('check_tenant_user_by_tenant_slug/cafe', app.cookies.stranger)).toEqual({ value: false })
  expect(await value('check_tenant_user_by_tenant_slug/cafe', app.cookies.viewer)).toEqual({ value: true })
  expect(await value('check_tenant_user_by_tenant_slug/nowhere', app.cookies.admin)).toEqual({ value: false })
})

test('an account sees the tenants that it may enter', async () => {
  const slugs = async (person: keyof TestApp['cookies']) => {
    const { items } = (await (await get('/api/v1/tenants', app.cookies[person])).json()) as {
      items: { slug: string; role: string; isMember: boolean }[]
    }
    return items.map(({ slug, role, isMember }) => `${slug} ${role} ${isMember}`)
  }
  expect((await get('/api/v1/tenants')).status).toBe(401)
  expect(await slugs('editor')).toEqual(['cafe editor true'])
  expect(await slugs('pending')).toEqual([])
  const all = await slugs('admin')
  expect(all).toHaveLength(tenants.length)
  expect(all[0]).toBe('nyanko owner false')
})

test('is ready only while it may serve and the database answers', async () => {
  expect((await get('/healthz')).status).toBe(200)
  expect((await get('/readyz')).status).toBe(200)
  app.setReady(false)
  expect((await get('/readyz')).status).toBe(503)
  expect((await get('/healthz')).status).toBe(200)
  app.setReady(true)
})
