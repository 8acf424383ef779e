import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { KeyScope } from '@captain/auth-core'
import { contentEndpoints, createContentServices, ensurePartitions, type ContentServices } from '@captain/content-server'
import { tenant as cafe } from '@captain/t7'
import type { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from './app-under-test.ts'
import { createLog } from './log.ts'

let app: TestApp
let services: ContentServices
let pool: Pool
let dataDir: string
let owner: Record<string, string>

const STAFF = '/api/v1/tenants/cafe'

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'captain-keys-'))
  app = await startTestApp((opened) => {
    pool = opened
    const log = createLog({ logLevel: 'silent' })
    services = createContentServices({ pool, tenants: [cafe], dataDir, secret: 's'.repeat(40), log })
    return contentEndpoints(services)
  })
  await ensurePartitions(pool, [cafe])
  await app.prove('admin')
  owner = { ...app.cookies.admin, origin: app.baseUrl }
})
afterAll(async () => {
  await services.stop()
  await app.stop()
  await rm(dataDir, { recursive: true, force: true })
})

type CallOptions = { readonly method?: string; readonly headers?: Record<string, string>; readonly body?: unknown }
type Answer = { readonly status: number; readonly text: string; readonly headers: Headers }

const ask = async (path: string, { method = 'GET', headers = {}, body }: CallOptions = {}): Promise<Answer> => {
  const answer = await fetch(`${app.baseUrl}${path}`, {
    method,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, text: await answer.text(), headers: answer.headers }
}

type Made = { readonly token: string; readonly key: { readonly id: string } }

const makeKey = async (scopes: readonly KeyScope[] = ['content:read', 'content:write'], days: number | null = null): Promise<Made> => {
  const body = { name: '試験', scopes, contentTypes: null, days }
  const answer = await ask(`${STAFF}/api-keys`, { method: 'POST', headers: owner, body })
  expect(answer.status, answer.text).toBe(201)
  return JSON.parse(answer.text) as Made
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

const menu = `${STAFF}/food`

describe('a request with a key', () => {
  test('is the program’s, needs no Origin, and leaves no cookie to count', async () => {
    const { token } = await makeKey(['content:read'])
    expect((await ask(menu, { headers: bearer(token) })).status).toBe(200)
    const together = { ...app.cookies.admin, ...bearer(token) }
    expect((await ask(menu, { headers: together })).status).toBe(200)
    // The administrator of the cookie may do both.
    expect((await ask(`${STAFF}/api-keys`, { headers: together })).status).toBe(403)
    const write = await ask(menu, { method: 'POST', headers: together, body: { name: { ja: 'x' } } })
    expect([write.status, write.text]).toEqual([403, expect.stringContaining('"forbidden"')])
    const writer = await makeKey(['content:write'])
    const refused = await ask(menu, { method: 'POST', headers: { ...app.cookies.admin, ...bearer(writer.token) }, body: {} })
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('"invalid"')])
    expect((await ask(menu, { method: 'POST', headers: app.cookies.admin, body: {} })).text).toContain('foreign-origin')
  })

  test('counts as used today, once', async () => {
    const { token, key } = await makeKey(['content:read'])
    await ask(menu, { headers: bearer(token) })
    const used = `select last_used_on::text as day, ((now() at time zone 'Asia/Tokyo')::date)::text as today, xmin::text as version from content.api_key where id = $1`
    const [first] = (await pool.query(used, [key.id])).rows
    expect(first.day).toBe(first.today)
    await ask(menu, { headers: bearer(token) })
    expect((await pool.query(used, [key.id])).rows[0].version).toBe(first.version)
  })

  test.each(['/api/auth/get-session', '/api/auth/sign-out', '/api/v1/tenants', '/api/v1/tenants/cafe/members'])(
    'does not reach %s',
    async (path) => {
      const { token } = await makeKey(['delivery:read', 'content:read', 'content:write', 'content:publish', 'submissions:read'])
      const method = path.endsWith('sign-out') ? 'POST' : 'GET'
      expect((await ask(path, { method, headers: { ...owner, ...bearer(token) } })).status).toBe(403)
    },
  )

  test('finds another tenant no more than one that there is not, byte for byte', async () => {
    const { token } = await makeKey(['delivery:read', 'content:read', 'content:write'])
    for (const path of ['food', 'api-keys', 'food/01J00000000000000000000000']) {
      const [other, missing] = [
        await ask(`/api/v1/tenants/shop/${path}`, { headers: bearer(token) }),
        await ask(`/api/v1/tenants/nowhere/${path}`, { headers: bearer(token) }),
      ]
      expect([other.status, other.text]).toEqual([404, missing.text])
    }
    const [other, missing] = [
      await ask('/api/v1/public/shop/product', { headers: bearer(token) }),
      await ask('/api/v1/public/nowhere/product', { headers: bearer(token) }),
    ]
    expect([other.status, other.text]).toEqual([404, missing.text])
  })
})

describe('a key that does not count', () => {
  const statuses = async (token: string) => [
    (await ask(menu, { headers: bearer(token) })).status,
    (await ask('/api/v1/public/cafe/food', { headers: bearer(token) })).status,
    (await ask(menu, { headers: { ...app.cookies.editor, ...bearer(token) } })).status,
  ]

  test.each(['cpt_', 'cpt_unknown', `cpt_${'a'.repeat(43)}`, `cpt_${'a'.repeat(5000)}`, "cpt_'; select 1; --"])(
    'such as %s answers 401',
    async (token) => {
      expect(await statuses(token)).toEqual([401, 401, 401])
    },
  )

  test('is one that was revoked, from the next request on', async () => {
    const { token, key } = await makeKey(['content:read', 'delivery:read'])
    expect(await statuses(token)).toEqual([200, 200, 200])
    await ask(`${STAFF}/api-keys/${key.id}`, { method: 'DELETE', headers: owner })
    expect(await statuses(token)).toEqual([401, 401, 401])
  })

  test('is one whose time is over', async () => {
    const { token, key } = await makeKey(['content:read'], 30)
    await pool.query(`update content.api_key set expires_at = now() - interval '1 second' where id = $1`, [key.id])
    expect(await statuses(token)).toEqual([401, 401, 401])
  })

  test('is one that calls too often: 429 until the minute is over, and for that key alone', async () => {
    const [busy, calm] = [await makeKey(['content:read']), await makeKey(['content:read'])]
    await pool.query(`insert into auth.rate_limit (key, count, since) values ($1, 600, now())`, [`api-key/${busy.key.id}`])
    const answer = await ask(menu, { headers: bearer(busy.token) })
    expect([answer.status, Number(answer.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect((await ask(menu, { headers: bearer(calm.token) })).status).toBe(200)
  })
})
