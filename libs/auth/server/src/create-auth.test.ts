import { createTestDatabase, type TestDatabase } from '@captain/testing/database'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAuth, type Auth } from './create-auth.ts'

const baseUrl = 'http://localhost:4000'
const password = 'a-long-password'
const tenants = [
  { number: 1, slug: 'nyanko' },
  { number: 7, slug: 'cafe' },
]
const log = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }

let database: TestDatabase
let pool: Pool
let authPool: Pool
let auth: Auth

beforeAll(async () => {
  database = await createTestDatabase()
  pool = new Pool({ connectionString: database.url, max: 2 })
  authPool = new Pool({ connectionString: database.url, max: 2, options: '-c search_path=auth' })
  auth = await createAuth({ pool, authPool, tenants, baseUrl, secret: 'x'.repeat(40), adminUserIds: [], log })
})

afterAll(async () => {
  await Promise.all([pool.end(), authPool.end()])
  await database.drop()
})

const call = (path: string, { body, cookie, address = '203.0.113.7' }: { body?: unknown; cookie?: string; address?: string } = {}) =>
  auth.handler(
    new Request(`${baseUrl}/api/auth${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { origin: baseUrl, 'content-type': 'application/json', ...(cookie === undefined ? {} : { cookie }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }),
    { clientAddress: address, locale: 'ja' },
  )

const signIn = async (email: string): Promise<string> => {
  const answer = await call('/sign-in/email', { body: { email, password } })
  expect(answer.status).toBe(200)
  return (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
}

const actorOf = (headers: Record<string, string>) => auth.resolveActor(new Request(`${baseUrl}/`, { headers }))

let accounts = 0
const member = async (): Promise<{ id: string; email: string; cookie: string }> => {
  accounts += 1
  const email = `member-${accounts}@captain.example`
  const id = await auth.accounts.create({ email, name: '会員', password, isUser: true })
  await auth.memberships.grant(id, 'cafe', 'editor')
  return { id, email, cookie: await signIn(email) }
}

describe('who makes a request', () => {
  test('is known by the session cookie, with memberships by slug', async () => {
    const { id, email, cookie } = await member()
    await auth.accounts.grantAi(id)
    expect(await actorOf({ cookie })).toEqual({
      account: { id, name: '会員', email, image: null, isUser: true, role: 'user', locale: 'ja' },
      sessionId: expect.any(String),
      memberships: { cafe: 'editor' },
      isListedAdmin: false,
      mayUseAi: true,
    })
  })

  test('is nobody without a valid cookie or token', async () => {
    const { cookie } = await member()
    for (const headers of [{}, { cookie: cookie.slice(0, -4) }, { authorization: 'Bearer a.b.c' }, { authorization: 'Basic eA==' }]) {
      expect(await actorOf(headers as Record<string, string>)).toEqual({ account: null })
    }
  })

  test('changes with the next request: membership, ban, sign-out', async () => {
    const { id, cookie } = await member()
    await auth.memberships.grant(id, 'cafe', 'viewer')
    expect(await actorOf({ cookie })).toMatchObject({ memberships: { cafe: 'viewer' } })
    await pool.query('delete from auth.membership where user_id = $1', [id])
    expect(await actorOf({ cookie })).toMatchObject({ memberships: {} })
    await pool.query('update auth."user" set banned = true where id = $1', [id])
    expect(await actorOf({ cookie })).toEqual({ account: null })
    await pool.query(`update auth."user" set "banExpires" = now() - interval '1 minute' where id = $1`, [id])
    expect(await actorOf({ cookie })).toMatchObject({ account: { id } })
    expect((await call('/sign-out', { cookie, body: {} })).status).toBe(200)
    expect(await actorOf({ cookie })).toEqual({ account: null })
  })

  test('is known by a bearer token as long as its session lives', async () => {
    const { id, cookie } = await member()
    const { token } = (await (await call('/token', { cookie })).json()) as { token: string }
    const authorization = `Bearer ${token}`
    expect(await actorOf({ authorization })).toMatchObject({ account: { id }, memberships: { cafe: 'editor' } })
    const [header, payload, signature] = token.split('.')
    expect(await actorOf({ authorization: `Bearer ${header}.${payload}.${[...(signature ?? '')].toReversed().join('')}` })).toEqual({
      account: null,
    })
    await call('/sign-out', { cookie, body: {} })
    expect(await actorOf({ authorization })).toEqual({ account: null })
  })

  test('the token lasts a day and tells no more than it has to', async () => {
    const { id, cookie } = await member()
    const { token } = (await (await call('/token', { cookie })).json()) as { token: string }
    const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, number>
    expect(Object.keys(claims).toSorted()).toEqual(['aud', 'exp', 'iat', 'isUser', 'iss', 'role', 'sid', 'sub'])
    expect(claims).toMatchObject({ sub: id, iss: baseUrl, aud: baseUrl })
    expect((claims['exp'] ?? 0) - (claims['iat'] ?? 0)).toBe(86_400)
  })
})

describe('signing up and in', () => {
  test('a self sign-up waits for approval and can not approve itself', async () => {
    const own = { email: 'new@captain.example', name: '新人', password }
    expect((await call('/sign-up/email', { body: { ...own, email: 'bold@captain.example', role: 'admin' } })).status).toBe(400)
    const answer = await call('/sign-up/email', { body: { ...own, isUser: true } })
    const cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    for (const body of [{ isUser: true }, { role: 'admin' }]) expect((await call('/update-user', { cookie, body })).status).toBe(400)
    expect(await actorOf({ cookie })).toMatchObject({ account: { isUser: false, role: 'user' } })
  })

  test('a wrong password and an unknown address look the same', async () => {
    const { email } = await member()
    const wrong = await call('/sign-in/email', { body: { email, password: 'not-the-password' } })
    const unknown = await call('/sign-in/email', { body: { email: 'nobody@captain.example', password: 'not-the-password' } })
    expect(wrong.status).toBe(401)
    expect(wrong.headers.get('content-type')).toContain('application/problem+json')
    const said = await wrong.text()
    expect(said).toContain('"code":"INVALID_EMAIL_OR_PASSWORD"')
    expect(await unknown.text()).toBe(said)
  })

  test('calls without a payload work as the specification writes them', async () => {
    const { cookie } = await member()
    const bare = new Request(`${baseUrl}/api/auth/sign-out`, { method: 'POST', headers: { origin: baseUrl, cookie } })
    expect((await auth.handler(bare, { clientAddress: '203.0.113.7', locale: 'ja' })).status).toBe(200)
  })

  test('attempts are counted per address in the database', async () => {
    const attempt = (address: string) => call('/sign-in/email', { body: { email: 'nobody@captain.example', password }, address })
    const statuses = []
    for (let count = 0; count < 31; count += 1) statuses.push((await attempt('198.51.100.9')).status)
    expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 401))
    expect(statuses[30]).toBe(429)
    const refused = await attempt('198.51.100.9')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await refused.json()).toMatchObject({ status: 429, code: 'too-many-requests' })
    expect((await attempt('198.51.100.10')).status).toBe(401)
    const { rows } = await pool.query(`select count from auth."rateLimit" where key like '%198.51.100.9%'`)
    expect(rows).toEqual([{ count: 30 }])
  })
})

test('members of a tenant are listed by name', async () => {
  const id = await auth.accounts.create({ email: 'owner@captain.example', name: 'オーナー', password, isUser: true })
  await auth.memberships.grant(id, 'nyanko', 'owner')
  expect(await auth.memberships.list('nyanko')).toEqual([
    { accountId: id, name: 'オーナー', email: 'owner@captain.example', image: null, role: 'owner' },
  ])
  await expect(auth.memberships.list('elsewhere')).rejects.toThrow('there is no tenant "elsewhere"')
})
