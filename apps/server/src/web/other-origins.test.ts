import type { Seed } from '@captain/content-core'
import type { ServerUnderTest } from '@captain/platform-testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer } from '../server-under-test.ts'

type Profile = { readonly id: string; readonly lockVersion: number }

const seedProfile: Seed = async ({ create }) => {
  await create('tenant', {
    slug: 'kensetsu',
    name: { ja: '工務店', en: 'Builder' },
    abbreviation: 'KST',
    kind: 'other',
    description: { ja: '見本です。', en: 'A sample.' },
    operatingStatus: 'active',
    brandColor: '#B3169B',
    assetBasePath: '/tenants/kensetsu',
    notifyEmails: [{ email: 'desk@kensetsu.example' }],
    defaultLocale: 'ja',
    locales: ['ja', 'en'],
    timezone: 'Asia/Tokyo',
    taxRounding: 'floor',
    sortOrder: 10,
  })
}

let server: ServerUnderTest

beforeAll(async () => {
  server = await startServer()
  await server.seed('nyanko', seedProfile)
})
afterAll(() => server.stop())

/** Allows pages of an origin to send submissions to a tenant, as an owner of the portal would. */
const listOrigin = async (slug: string, origin: string): Promise<void> => {
  const { baseUrl, cookies } = server
  const profiles = `${baseUrl}/api/v1/tenants/nyanko/tenant`
  const list = await fetch(`${profiles}?filter[slug]=${slug}`, { headers: cookies.admin })
  const found = (await list.json()) as { readonly items: readonly Profile[] }
  const [profile] = found.items
  const answer = await fetch(`${profiles}/${profile?.id ?? ''}`, {
    method: 'PATCH',
    headers: { ...cookies.admin, origin: baseUrl, 'content-type': 'application/json', 'if-match': `"${profile?.lockVersion ?? 0}"` },
    body: JSON.stringify({ allowedOrigins: [{ origin }] }),
  })
  expect(answer.status, await answer.text()).toBe(200)
}

describe('pages of other origins', () => {
  const own = 'https://www.kensetsu.example'
  const ask = (method: string, path: string, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${server.baseUrl}/api/v1/public/kensetsu/${path}`, { method, headers: { origin: own, ...headers } })
  const allowed = (answer: Response) => [answer.status, answer.headers.get('access-control-allow-origin')]

  test('read everything that is public, failures too', async () => {
    expect(allowed(await ask('GET', 'news'))).toEqual([200, '*'])
    expect(allowed(await ask('GET', 'news/nothing'))).toEqual([404, '*'])
    expect(allowed(await ask('OPTIONS', 'news', { 'access-control-request-method': 'GET' }))).toEqual([204, '*'])
  })

  test('send nothing that the tenant has not said they may', async () => {
    expect(allowed(await ask('OPTIONS', 'contact', { 'access-control-request-method': 'POST' }))).toEqual([204, null])
    expect(allowed(await ask('OPTIONS', 'contact'))).toEqual([405, null])
  })

  test('send what visitors send where the profile of the tenant lists them', async () => {
    await listOrigin('kensetsu', own)
    const preflight = await ask('OPTIONS', 'contact', { 'access-control-request-method': 'POST' })
    expect(allowed(preflight)).toEqual([204, own])
    expect(preflight.headers.get('access-control-allow-headers')).toContain('idempotency-key')
    expect(allowed(await ask('POST', 'contact', { 'content-type': 'application/json' }))).toEqual([400, own])
    expect(allowed(await ask('OPTIONS', 'contact', { origin: 'https://other.example', 'access-control-request-method': 'POST' }))).toEqual([
      204,
      null,
    ])
  })
})
