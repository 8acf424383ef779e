import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Tenant } from '@captain/content-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { HttpError, siteClient, UnderMaintenance, type SiteClient } from './index.ts'

const ROOT = '/api/v1/public/tea-room'
const NOTICE = { title: '改装中です', message: null, endsAt: '2026-12-01T00:00:00.000Z', image: null, contactUrl: null }
const PAGES: Readonly<Record<string, unknown>> = {
  '': { items: [{ id: '1' }, { id: '2' }], next: '2', count: { value: 3, capped: false } },
  '2': { items: [{ id: '3' }], next: null, count: { value: 3, capped: false } },
}
const TEA = {
  id: '1',
  photo: { url: '/media/tenants/tea-room/1.png', variants: [{ url: '/media/tenants/tea-room/1-320.webp' }] },
  at: '/tea',
}

const seen: IncomingMessage[] = []
let server: Server
let baseUrl: string

type Answer = (request: IncomingMessage, response: ServerResponse, query: URLSearchParams) => void

const json = (response: ServerResponse, body: unknown, status = 200, headers: Record<string, string> = {}) =>
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))

const problem = (status: number, code: string, more = {}) => ({ type: `urn:captain:problem:${code}`, title: code, status, code, ...more })

const answers: Readonly<Record<string, Answer>> = {
  '/tea': (_request, response, query) => json(response, PAGES[query.get('after') ?? '']),
  '/tea/sencha': (request, response) =>
    request.headers['if-none-match'] === '"v1"'
      ? response.writeHead(304, { etag: '"v1"' }).end()
      : json(response, TEA, 200, { etag: '"v1"' }),
  '/tea/old': (_request, response) => response.writeHead(301, { location: `${ROOT}/tea/sencha?locale=ja` }).end(),
  '/closed': (_request, response) => json(response, problem(503, 'maintenance', NOTICE), 503, { 'retry-after': '3600' }),
  '/wrong': (_request, response) =>
    json(response, problem(422, 'invalid', { issues: [{ path: 'body', rule: 'requiredInput', params: {}, message: '' }] }), 422),
  '/wish': (_request, response) => json(response, { receiptNumber: 'TEA-1' }, 201),
}

beforeAll(async () => {
  server = createServer((request, response) => {
    seen.push(request)
    const url = new URL(request.url ?? '/', 'http://x')
    const answer = answers[url.pathname.slice(ROOT.length)]
    if (answer === undefined) json(response, problem(404, 'not-found'), 404)
    else answer(request, response, url.searchParams)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  baseUrl = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterAll(() => new Promise((resolve) => server.close(resolve)))
beforeEach(() => {
  seen.length = 0
})

/** The compiler checks types and fields; a separate test covers that. */
type Loose = {
  [M in keyof SiteClient<Tenant>]: (...given: readonly unknown[]) => ReturnType<SiteClient<Tenant>[M]>
}

const site = (options = {}): Loose => siteClient<Tenant>('tea-room', { baseUrl, locale: 'ja', ...options }) as unknown as Loose

const failure = (call: Promise<unknown>): Promise<unknown> => call.catch((error: unknown) => error)

test('writes questions as the API reads them', async () => {
  const filter = { kind: ['sencha', 'matcha'], isNew: true, pickedOn: { from: '2026-05-01' }, steps: { from: 1, to: 3 }, maker: undefined }
  await site().list('tea', { strength: 3, genre: ['a', 'b'], filter, sort: '-name', q: '新茶', limit: 2 })
  const query = new URL(seen[0]?.url ?? '', 'http://x').searchParams
  expect([...query]).toEqual([
    ['locale', 'ja'],
    ['strength', '3'],
    ['genre', 'a,b'],
    ['sort', '-name'],
    ['q', '新茶'],
    ['limit', '2'],
    ['filter[kind]', 'sencha'],
    ['filter[kind]', 'matcha'],
    ['filter[isNew]', 'true'],
    ['filter[pickedOn]', '2026-05-01..'],
    ['filter[steps]', '1..3'],
  ])
})

test('goes through all pages, and asks for a further one only when it is reached', async () => {
  const visited = []
  for await (const { id } of site().all('tea', { limit: 2 })) visited.push([id, seen.length])
  expect(visited).toEqual([
    ['1', 1],
    ['2', 1],
    ['3', 2],
  ])
})

test('names a record, its new address, or nothing', async () => {
  const photo = { url: `${baseUrl}/media/tenants/tea-room/1.png`, variants: [{ url: `${baseUrl}/media/tenants/tea-room/1-320.webp` }] }
  expect(await site().one('tea', 'sencha')).toEqual({ record: { id: '1', photo, at: '/tea' }, movedTo: null })
  expect(await site().one('tea', 'old')).toMatchObject({ record: { id: '1' }, movedTo: 'sencha' })
  expect([await site().one('tea', 'none'), await site().current('tokusho')]).toEqual([null, null])
})

test('asks for what it keeps only whether it has changed', async () => {
  const client = site({ etagCache: new Map() })
  const first = await client.one('tea', 'sencha')
  expect(await client.one('tea', 'sencha')).toEqual(first)
  expect(seen.map(({ headers }) => headers['if-none-match'])).toEqual([undefined, '"v1"'])
})

test('sends once for a key, and tells what was wrong', async () => {
  expect(await site().send('wish', { body: 'お茶を' }, { idempotencyKey: 'k1' })).toEqual({ receiptNumber: 'TEA-1' })
  expect(seen[0]?.headers).toMatchObject({ 'idempotency-key': 'k1', 'content-type': 'application/json', 'accept-language': 'ja' })
  const error = await failure(site().send('wrong', {}))
  expect(error).toBeInstanceOf(HttpError)
  expect(error).toMatchObject({ status: 422, problem: { code: 'invalid', issues: [{ path: 'body' }] } })
})

test('a maintenance is an error of its own, which says when to come back', async () => {
  for (const call of [site().list('closed'), site().send('closed', {})]) {
    const error = await failure(call)
    expect(error).toBeInstanceOf(UnderMaintenance)
    expect(error).toMatchObject({ notice: NOTICE, retryAfter: 3600 })
  }
})

test('an abort stays an abort', async () => {
  const signal = AbortSignal.abort()
  await expect(site().list('tea', {}, signal)).rejects.toMatchObject({ name: 'AbortError' })
  expect(seen).toEqual([])
})
