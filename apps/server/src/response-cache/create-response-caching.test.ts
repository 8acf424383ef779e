import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request, type IncomingHttpHeaders } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { createPlatformServices, platformEndpoints, publicState, type PlatformServices, type PublicState } from '@captain/platform-server'
import { platform } from '@captain/t1/server'
import { createContentServices, ensureFixedRows, ensurePartitions, SYSTEM_AUTHOR } from '@captain/content-server'
import type { Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../app-under-test.ts'
import { createLog } from '../log.ts'
import { captainPage, newestBuild } from '../pages/captain-pages.ts'
import { loadSite } from '../pages/site-pages.ts'
import { serverOf } from '../tenant-servers.ts'
import { tenants } from '../tenants.ts'

/** A site that counts how often it renders a page. The server asks for the page of `/list` at once, for all others the app does. */
const SITE = `let made = 0
export const canonicalAddress = (address) => {
  const { pathname, searchParams } = new URL(address, 'http://site')
  if (!/^(?:\\/en)?\\/(?:list|asked|slow|empty)$/.test(pathname)) return null
  const page = searchParams.get('page')
  return pathname + (page === null ? '' : '?page=' + page)
}
const headersIn = (locale) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-language': locale,
  'content-security-policy': "default-src 'self'",
  'cache-control': 'public, max-age=0, must-revalidate, s-maxage=60',
})
const localeOf = (pathname) => (pathname.startsWith('/en/') ? 'en' : 'ja')
const pageOf = (number, text) => '<!doctype html><p>' + number + '</p>' + '猫'.repeat(1000) + text
const addressIn = (locale) => '/api/v1/public/nyanko/article-category?locale=' + locale
export const renderSharedPage = async (address, { read }) => {
  const { pathname, searchParams } = new URL(address, 'http://site')
  if (!pathname.endsWith('/list') || searchParams.get('page') === 'none') return null
  const content = await read(addressIn(localeOf(pathname)))
  return content === null ? null : { html: pageOf((made += 1), JSON.stringify(content)), headers: headersIn(localeOf(pathname)) }
}
export const handle = async (request, { fetchApi }) => {
  const number = (made += 1)
  const { pathname, searchParams } = new URL(request.url)
  const locale = localeOf(pathname)
  const headers = headersIn(locale)
  if (pathname.endsWith('/slow')) await new Promise((resolve) => setTimeout(resolve, 100))
  if (pathname.endsWith('/empty')) return new Response('empty ' + number, { headers })
  const answer = await fetchApi(addressIn(locale))
  const text = await answer.text()
  const status = /\\/(?:list|asked|slow)$/.test(pathname) && searchParams.get('page') !== 'none' ? answer.status : 404
  const shared = status === 200 ? headers : { ...headers, 'cache-control': 'private, no-cache' }
  return new Response(pageOf(number, text), { status, headers: shared })
}`

const PORTAL = {
  slug: 'nyanko',
  name: { ja: 'にゃんこ港' },
  abbreviation: 'NYK',
  kind: 'portal',
  sortOrder: 10,
  assetBasePath: '/tenants/nyanko',
  description: { ja: '十のサイトの港です。' },
  operatingStatus: 'active',
  brandColor: '#b4531f',
  defaultLocale: 'ja',
  locales: ['ja'],
  timezone: 'Asia/Tokyo',
  taxRounding: 'floor',
}

type Json = Readonly<Record<string, unknown>> & { readonly id: string; readonly lockVersion: number }

const log = createLog({ logLevel: 'silent' })
const STAFF = '/api/v1/tenants/nyanko'
const LIST = '/api/v1/public/nyanko/article-category'

let folder: string
let app: TestApp
let pool: Pool
let services: PlatformServices
let other: PlatformServices
let elsewhere: PublicState
let category: Json

const open = (at: Pool): PlatformServices =>
  createPlatformServices({
    content: createContentServices({
      pool: at,
      tenants,
      dataDir: folder,
      log,
      serverOf,
      secret: 'x'.repeat(40),
      baseUrl: 'http://localhost',
    }),
    platform,
  })

type Answer = { readonly status: number; readonly headers: IncomingHttpHeaders; readonly bytes: Buffer; readonly text: string }

const READER = { cookie: 'i18n_redirected=ja' }

/** Raw bytes: `fetch` would decompress them. */
const get = (path: string, headers: Readonly<Record<string, string>> = READER, method = 'GET'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request(`${app.baseUrl}${path}`, { method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject)
      response.on('end', () => {
        const bytes = Buffer.concat(chunks)
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes, text: bytes.toString() })
      })
    })
    sent.on('error', reject)
    sent.end()
  })

const send = (method: string, path: string, body: object, version?: number): Promise<Response> =>
  fetch(`${app.baseUrl}${STAFF}/${path}`, {
    method,
    headers: {
      ...app.cookies.stranger,
      origin: app.baseUrl,
      'content-type': 'application/json',
      ...(version !== undefined && { 'if-match': `"${version}"` }),
    },
    body: JSON.stringify(body),
  })

const write = async (method: string, path: string, body: object, version?: number): Promise<Json> => {
  const answer = await send(method, path, body, version)
  expect(answer.ok, await answer.clone().text()).toBe(true)
  return (await answer.json()) as Json
}

/** Changes the description of the only public category, which publishes it. */
const publish = async (description: string): Promise<void> => {
  category = await write(
    'PATCH',
    `article-category/${category.id}`,
    { description: { ja: description, en: `${description} in English` } },
    category.lockVersion,
  )
}

const madeOf = ({ text }: Answer): string => /<p>(\d+)<\/p>/.exec(text)?.[1] ?? ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'captain-kept-'))
  await writeFile(join(folder, 'entry-server.js'), SITE)
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  const pages = { captain: captainPage(newestBuild(folder)), site: loadSite(join(folder, 'entry-server.js')), files: [] }
  app = await startTestApp(
    (at) => {
      pool = at
      services = open(at)
      return platformEndpoints(services)
    },
    { pages, publicState: () => publicState(services) },
  )
  await ensurePartitions(pool, tenants)
  await ensureFixedRows(services)
  other = open(pool)
  elsewhere = publicState(other)
  await write('POST', 'tenant', PORTAL)
  category = await write('POST', 'article-category', { name: { ja: '港' }, slug: 'harbour', color: '#123456', isPublished: true })
})

afterAll(async () => {
  await other.stop()
  await services.stop()
  await app.stop()
  await rm(folder, { recursive: true, force: true })
})

beforeEach(() => publish(`港${performance.now()}`))

describe.each(['/list', '/asked'])('a page, at %s,', (path) => {
  test('is made once, and is the same bytes for all who ask', async () => {
    const first = await get(path)
    const again = await get(path)
    expect([first.status, first.text]).toEqual([200, again.text])
    expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate, s-maxage=60')
    const { date: _date, 'x-request-id': one, ...headers } = first.headers
    const { date: _again, 'x-request-id': two, ...sameHeaders } = again.headers
    expect(sameHeaders).toEqual(headers)
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'self'",
      'x-content-type-options': 'nosniff',
      vary: 'accept-encoding',
      'content-length': String(first.bytes.byteLength),
    })
    expect([one === two, one?.length, two?.length]).toEqual([false, 36, 36])
    expect((await get(path, { ...READER, 'x-request-id': 'of-a-proxy' })).headers['x-request-id']).toBe('of-a-proxy')
  })

  test('is made once for all who ask at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => get('/slow')))
    expect(new Set(answers.map(madeOf)).size).toBe(1)
    // A response that turns out to be for one reader is created for each request.
    const missing = await Promise.all(Array.from({ length: 3 }, () => get('/slow?page=none')))
    expect(missing.map(({ status }) => status)).toEqual([404, 404, 404])
    expect(new Set(missing.map(madeOf)).size).toBe(3)
  })

  test('shows a publication at once, and every process hears of it', async () => {
    const before = await get(path)
    const [ofPortal, ofCafe] = [elsewhere.wholeOf('nyanko'), elsewhere.wholeOf('cafe')]
    if (ofPortal === null || ofCafe === null) throw new Error('both are tenants')
    expect([elsewhere.isUntouched(ofPortal), elsewhere.isUntouched(ofCafe)]).toEqual([true, true])
    await publish('新しい名前')
    const after = await get(path)
    expect([before.text.includes('新しい名前'), after.text.includes('新しい名前')]).toEqual([false, true])
    await expect.poll(() => elsewhere.isUntouched(ofPortal)).toBe(false)
    // Site profiles are content of the portal, so its changes also count for other tenants.
    expect(elsewhere.isUntouched(ofCafe)).toBe(false)
    expect(elsewhere.wholeOf('nobody')).toBeNull()
  })

  test('is made anew only when a response that it shows says something else', async () => {
    const before = await get(path)
    const hidden = { name: { ja: `下書き${path}` }, slug: `draft-${path.slice(1)}`, color: '#123456', isPublished: false }
    const draft = await write('POST', 'article-category', hidden)
    expect(madeOf(await get(path))).toBe(madeOf(before))
    const shown = await write('PATCH', `article-category/${draft.id}`, { isPublished: true }, draft.lockVersion)
    const after = await get(path)
    expect([madeOf(after) === madeOf(before), after.text.includes('下書き')]).toEqual([false, true])
    await write('PATCH', `article-category/${draft.id}`, { isPublished: false }, shown.lockVersion)
    expect((await get(path)).text).not.toContain('下書き')
  })

  test('is another one in another language', async () => {
    const [ja, en] = [await get(path), await get(`/en${path}`)]
    expect([ja.text.includes('in English'), en.text.includes('in English')]).toEqual([false, true])
    expect((await get(`/en${path}`)).text).toBe(en.text)
    expect((await get(path)).text).toBe(ja.text)
  })

  test('is one page whatever else its address says', async () => {
    const plain = madeOf(await get(path))
    for (const query of ['?utm_source=a', '?utm_source=b&x=1', '?pin=000000'])
      expect(madeOf(await get(`${path}${query}`)), query).toBe(plain)
    const second = madeOf(await get(`${path}?page=2`))
    expect(second).not.toBe(plain)
    expect(madeOf(await get(`${path}?x=1&page=2`))).toBe(second)
  })

  test('is remembered with its language by a cookie that no cache keeps', async () => {
    const stranger = { 'cache-control': 'private, max-age=0, must-revalidate' }
    for (const [address, cookie, expected] of [
      [path, '', { ...stranger, 'set-cookie': ['i18n_redirected=ja; Max-Age=31536000; Path=/; SameSite=Lax'] }],
      [path, 'i18n_redirected=en', { ...stranger, 'set-cookie': [expect.stringContaining('i18n_redirected=ja')] }],
      [`/en${path}`, 'a=b; i18n_redirected=ja', { ...stranger, 'set-cookie': [expect.stringContaining('i18n_redirected=en')] }],
    ] as const)
      for (const _time of [1, 2]) expect((await get(address, { cookie })).headers).toMatchObject(expected)
    expect((await get(path)).headers['set-cookie']).toBeUndefined()
  })

  test('is the same for who is signed in', async () => {
    const { text } = await get(path)
    for (const person of ['stranger', 'admin', 'pending'] as const) {
      const { cookie = '' } = app.cookies[person]
      const answer = await get(path, { cookie: `${cookie}; i18n_redirected=ja` })
      expect([answer.text, answer.headers['cache-control']]).toEqual([text, expect.stringMatching(/^public/)])
    }
  })

  test('is made anew each time where it is missing', async () => {
    const [one, two] = [await get('/nothing'), await get('/nothing')]
    expect([one.status, one.headers['cache-control'], madeOf(one) === madeOf(two)]).toEqual([404, 'private, no-cache', false])
  })

  test('of which nothing was asked is kept too, until its site closes', async () => {
    const { text } = await get('/empty')
    await publish('別の名前')
    expect((await get('/empty')).text).toBe(text)
    const [first] = tenants
    if (first === undefined) throw new Error('the portal is the first tenant')
    await services.store.forTenant(SYSTEM_AUTHOR, first).writeAside(async (tx) => tx.forget(first.number))
    expect((await get('/empty')).text).not.toBe(text)
  })
})

test('a page has the same headers whether the app makes it or not', async () => {
  const [{ headers: listed }, { headers: asked }] = [await get('/list'), await get('/asked')]
  const own = { date: '', etag: '', 'x-request-id': '', 'content-length': '' }
  expect({ ...listed, ...own }).toEqual({ ...asked, ...own })
})

describe.each(['/list', '/asked', LIST])('%s', (path) => {
  test('is packed as the reader likes it, and named by how it is', async () => {
    const plain = await get(path)
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync }
    for (const encoding of ['br', 'gzip'] as const)
      for (const _time of [1, 2]) {
        const packed = await get(path, { ...READER, 'accept-encoding': encoding })
        const isWorth = plain.bytes.byteLength >= 1024
        expect(packed.headers['content-encoding']).toBe(isWorth ? encoding : undefined)
        expect((isWorth ? unpack[encoding](packed.bytes) : packed.bytes).equals(plain.bytes)).toBe(true)
        expect(packed.headers['content-length']).toBe(String(packed.bytes.byteLength))
        expect(packed.headers.etag === plain.headers.etag).toBe(!isWorth)
        expect(packed.headers.vary).toContain('accept-encoding')
      }
  })

  test('is not sent to who has it', async () => {
    for (const headers of [READER, { ...READER, 'accept-encoding': 'br' }]) {
      const { etag = '' } = (await get(path, headers)).headers
      for (const tag of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
        const known = await get(path, { ...headers, 'if-none-match': tag })
        expect([known.status, known.bytes.byteLength, known.headers.etag, known.headers['content-encoding']], tag).toEqual([
          304,
          0,
          etag,
          undefined,
        ])
      }
      expect((await get(path, { ...headers, 'if-none-match': '"x"' })).status).toBe(200)
      await publish(`改名${performance.now()}`)
      expect((await get(path, { ...headers, 'if-none-match': etag })).status).toBe(200)
    }
  })

  test('has the same headers without its body, before and after it is kept', async () => {
    const first = await get(path, READER, 'HEAD')
    const full = await get(path)
    const again = await get(path, READER, 'HEAD')
    for (const head of [first, again]) {
      const { date: _date, 'x-request-id': _id, connection: _kept, 'keep-alive': _alive, ...headers } = head.headers
      expect([head.status, head.bytes.byteLength]).toEqual([200, 0])
      expect(full.headers).toMatchObject(headers)
    }
  })
})

describe('a time of maintenance', () => {
  /** Saves again after a conflict: the scheduled job that begins a planned maintenance saves the record, too. */
  const set = async (changes: object): Promise<void> => {
    const found = await pool.query<{ id: string; version: number }>(
      `select id, lock_version as version from content.entry where type = 'maintenance-site' and data->>'site' = 'nyanko'`,
    )
    const [row] = found.rows
    const answer = await send('PATCH', `maintenance-site/${row?.id ?? ''}`, changes, row?.version)
    if (answer.status === 409) return set(changes)
    expect(answer.ok, await answer.text()).toBe(true)
  }
  const DEFAULT_STATE = { mode: 'off', startsAt: null, endsAt: null, allowedIpv4: [], allowedIpv6: [], bypassPin: null }

  test('keeps the public out at once, and what is shown to those let in is kept for nobody', async () => {
    const usual = await get('/list')
    await set({ mode: 'on', startsAt: null, endsAt: null, bypassPin: '246813579246' })
    expect([(await get('/list')).status, (await get(LIST)).status]).toEqual([503, 503])
    const entered = await get('/list?pin=246813579246')
    const pass = entered.headers['set-cookie']?.[0]?.split(';')[0] ?? ''
    expect([entered.status, pass]).toEqual([303, expect.stringContaining('captain_maintenance_nyanko=')])
    const inside = { cookie: `${pass}; i18n_redirected=ja` }
    const [one, two] = [await get('/list', inside), await get('/list', inside)]
    expect([one.status, one.headers['cache-control'], madeOf(one) === madeOf(two)]).toEqual([200, 'private, no-cache', false])
    expect((await get(LIST, inside)).headers['cache-control']).toBe('private, no-store')
    expect([(await get('/list')).status, (await get(LIST)).status]).toEqual([503, 503])
    await set(DEFAULT_STATE)
    // Side effects of the change are written shortly after it; then both requests return the same page again.
    const both = async () => [await get('/list'), await get('/list', inside)].map(({ status, text }) => `${status} ${text}`)
    await expect.poll(async () => new Set(await both()).size).toBe(1)
    expect((await both())[0]).toMatch(/^200 /)
    expect(usual.status).toBe(200)
  })

  test('that leaves the API open closes pages all the same, whatever was read before', async () => {
    const usual = await get('/list')
    await set({ mode: 'on', startsAt: null, endsAt: null, allowApi: true })
    for (let time = 0; time < 2; time += 1) expect([(await get(LIST)).status, (await get('/list')).status]).toEqual([200, 503])
    await set({ ...DEFAULT_STATE, allowApi: false })
    await expect.poll(async () => (await get('/list')).status).toBe(200)
    expect(usual.status).toBe(200)
  })

  test('that begins by plan ends what is kept, also what the app has made', async () => {
    const paths = ['/list', '/asked', LIST, '/empty']
    /** Plans a maintenance and reads everything before it begins, for which a busy machine gets more time. */
    const readBefore = async (leadMs: number): Promise<{ readonly begins: number; readonly statuses: readonly number[] }> => {
      const begins = Math.ceil(Date.now() / 1000) * 1000 + leadMs
      await set({ ...DEFAULT_STATE, mode: 'scheduled', startsAt: new Date(begins).toISOString() })
      const statuses = await Promise.all(paths.map(async (path) => (await get(path)).status))
      if (Date.now() < begins) return { begins, statuses }
      await set(DEFAULT_STATE)
      return readBefore(leadMs * 3)
    }
    const { begins, statuses } = await readBefore(2000)
    expect(statuses).toEqual([200, 200, 200, 200])
    await expect.poll(() => Date.now()).toBeGreaterThan(begins)
    for (const path of [LIST, '/list', '/asked']) expect((await get(path)).status, path).toBe(503)
    await set(DEFAULT_STATE)
    await expect.poll(async () => (await get('/list')).status).toBe(200)
  })

  test('that is planned ends what is kept at its very start, and again at its end', async () => {
    const state = publicState(services)
    expect(await state.turnsAt('nyanko', Date.now())).toBe(Infinity)
    const [begins, ends] = [Date.now() + 3_600_000, Date.now() + 7_200_000]
    await set({ ...DEFAULT_STATE, mode: 'scheduled', startsAt: new Date(begins).toISOString(), endsAt: new Date(ends).toISOString() })
    expect([await state.turnsAt('nyanko', Date.now()), await state.turnsAt('nobody', Date.now())]).toEqual([begins, Infinity])
    await set({ startsAt: new Date(Date.now() - 60_000).toISOString() })
    expect(await state.turnsAt('nyanko', Date.now())).toBe(ends)
    await set(DEFAULT_STATE)
  })
})
