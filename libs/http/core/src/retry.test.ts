import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { HttpClientOptions, RequestOptions } from './client-options.ts'
import { createHttpClient, type HttpClient } from './client.ts'
import { HttpError } from './http-error.ts'
import { exponentialDelay, linearDelay, retryAfter, retryPlan, retryWait } from './retry.ts'
import { startFailingServer, type FailingServer } from './testing/failing-server.ts'

const OK = { status: 200, body: '{"value":1}' }
const BUSY = { status: 503, body: '{"why":"busy"}' }
const UNSAFE = ['POST', 'PUT', 'PATCH', 'DELETE'] as const

let server: FailingServer

beforeAll(async () => {
  server = await startFailingServer()
})
afterAll(() => server.stop())

const client = (options: HttpClientOptions = {}): HttpClient => createHttpClient({ baseUrl: server.baseUrl, retryDelay: 1, ...options })

const failure = async (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => 'answered',
    (thrown: unknown) => thrown,
  )

/** Returns the milliseconds between the first two requests. */
const gap = () => (server.seen[1]?.at ?? 0) - (server.seen[0]?.at ?? 0)

describe('how often', () => {
  test.each([408, 409, 425, 429, 500, 502, 503, 504])('a read is repeated once after %i', async (status) => {
    server.plan({ status }, OK)
    expect(await client().get('/')).toEqual({ value: 1 })
    expect(server.seen).toHaveLength(2)
  })

  test.each([400, 401, 403, 404, 410, 422, 501])('nothing is repeated after %i', async (status) => {
    server.plan({ status }, OK)
    expect(await failure(client().get('/'))).toMatchObject({ status })
    expect(server.seen).toHaveLength(1)
  })

  test('a read that fails again fails with the last answer', async () => {
    server.plan({ status: 500 }, BUSY)
    expect(await failure(client().get('/'))).toMatchObject({ status: 503, statusText: 'Service Unavailable', body: { why: 'busy' } })
    expect(server.seen).toHaveLength(2)
  })

  test.each(UNSAFE)('%s is not repeated, with a key of its own or a client that repeats', async (method) => {
    server.plan(BUSY, OK)
    const call = client({ retry: 3 }).request(method, '/', { body: {}, headers: { 'idempotency-key': 'k' } })
    expect(await failure(call)).toMatchObject({ status: 503 })
    expect(server.seen).toHaveLength(1)
  })

  test.each(UNSAFE)('%s is repeated when its call says so', async (method) => {
    server.plan(BUSY, BUSY, OK)
    expect((await client().request(method, '/', { retry: 2 })).data).toEqual({ value: 1 })
    expect(server.seen.map((request) => request.method)).toEqual([method, method, method])
  })

  test('the client and the call say how often and after what', async () => {
    server.plan(BUSY, OK)
    expect(await failure(client({ retry: false }).get('/'))).toMatchObject({ status: 503 })
    server.plan(BUSY, OK)
    expect(await failure(client({ retry: 2 }).get('/', { retry: 0 }))).toMatchObject({ status: 503 })
    server.plan({ status: 418 }, { status: 418 }, OK)
    expect(await client({ retry: 2, retryStatuses: [418] }).get('/')).toEqual({ value: 1 })
    server.plan(BUSY, OK)
    expect(await failure(client().get('/', { retryStatuses: [] }))).toMatchObject({ status: 503 })
  })
})

describe('a network failure', () => {
  test.each(['cut', 'short'] as const)('of a read is repeated once (%s)', async (how) => {
    server.plan(how, OK)
    expect(await client().get('/')).toEqual({ value: 1 })
    server.plan(how, how, OK)
    expect(await failure(client().get('/'))).toMatchObject({ name: 'HttpError', status: 500, statusText: 'Fetch Error', body: null })
    expect(server.seen).toHaveLength(2)
  })

  test('of a write is not repeated', async () => {
    server.plan('cut', OK)
    expect(await failure(client().post('/', { body: {} }))).toMatchObject({ status: 500, statusText: 'Fetch Error' })
    expect(server.seen).toHaveLength(1)
  })

  test('keeps its own error when catch-all is off, and is repeated all the same', async () => {
    server.plan('cut')
    const error = await failure(client({ catchAll: false }).get('/'))
    expect(error).toBeInstanceOf(TypeError)
    expect(server.seen).toHaveLength(2)
    server.plan('cut')
    expect(await failure(client({ catchAll: false }).get('/', { catchAll: true }))).toBeInstanceOf(HttpError)
  })
})

describe('time', () => {
  test('a try that runs out of time is repeated, and is a Fetch Error', async () => {
    server.plan('hang', OK)
    // On a busy machine, a second try may run out of time, too.
    expect(await client().get('/', { timeout: 500, retry: 1000 })).toEqual({ value: 1 })
    expect(server.seen.length).toBeGreaterThan(1)
    server.plan('hang')
    const error = await failure(client({ timeout: 50 }).get('/', { retry: false }))
    expect(error).toMatchObject({ status: 500, statusText: 'Fetch Error', cause: { name: 'TimeoutError' } })
    expect(await failure(client({ catchAll: false, timeout: 50 }).post('/'))).toMatchObject({ name: 'TimeoutError' })
  })

  test('nothing runs out of time unless a limit is set', async () => {
    const signals: unknown[] = []
    const fetch: HttpClientOptions['fetch'] = async (_url, init) => {
      signals.push(init?.signal)
      return Response.json(null)
    }
    const { signal } = new AbortController()
    await client({ fetch }).get('/')
    await client({ fetch }).get('/', { signal })
    await client({ fetch }).get('/', { signal, timeout: 60_000 })
    expect(signals).toEqual([undefined, expect.any(AbortSignal), expect.any(AbortSignal)])
    expect([signals[1] === signal, signals[2] === signal]).toEqual([true, false])
  })

  test('waits before it repeats, 1000 ms unless told otherwise', async () => {
    server.plan(BUSY, OK)
    await createHttpClient({ baseUrl: server.baseUrl }).get('/')
    expect(gap()).toBeGreaterThanOrEqual(990)
    server.plan(BUSY, BUSY, OK)
    const asked: number[] = []
    const retryDelay = (attempt: number) => {
      asked.push(attempt)
      return 60
    }
    await client().get('/', { retry: 2, retryDelay })
    expect([asked, gap() >= 55]).toEqual([[0, 1], true])
  })

  test('waits as long as the server asks, when that is longer', async () => {
    server.plan({ ...BUSY, headers: { 'retry-after': '1' } }, OK)
    await client().get('/')
    expect(gap()).toBeGreaterThanOrEqual(990)
  })

  test('does not wait for a server that wants more than 30 seconds', async () => {
    server.plan({ status: 429, headers: { 'retry-after': '31' } }, OK)
    expect(await failure(client().get('/'))).toMatchObject({ status: 429 })
    expect(server.seen).toHaveLength(1)
  })
})

describe('an abort', () => {
  test.each(['before', 'while the server is silent', 'during the wait'])('%s ends the call with its reason', async (when) => {
    const controller = new AbortController()
    const reason = new Error('gone elsewhere')
    server.plan(when === 'during the wait' ? BUSY : 'hang')
    if (when === 'before') controller.abort(reason)
    let isWaiting = false
    const retryDelay = () => {
      isWaiting = true
      return 60_000
    }
    const call = failure(client({ retryDelay, timeout: 60_000 }).get('/', { signal: controller.signal }))
    await expect.poll(() => server.seen.length + (when === 'before' ? 1 : 0)).toBe(1)
    await expect.poll(() => isWaiting).toBe(when === 'during the wait')
    controller.abort(reason)
    expect(await call).toBe(reason)
    expect(server.seen).toHaveLength(when === 'before' ? 0 : 1)
  })

  test('without a reason stays an AbortError', async () => {
    const controller = new AbortController()
    controller.abort()
    expect(await failure(client().get('/', { signal: controller.signal }))).toMatchObject({ name: 'AbortError' })
  })
})

describe('a body is sent again as it was', () => {
  const bytes = new TextEncoder().encode('港の朝')
  const form = new FormData()
  form.set('file', new Blob(['港の朝']), 'a.txt')
  const stream = () =>
    new ReadableStream({
      start: (controller) => {
        controller.enqueue(bytes)
        controller.close()
      },
    })
  test.each<[string, RequestOptions['body'], string | undefined]>([
    ['JSON', { name: '港の朝' }, 'application/json'],
    ['a Blob', new Blob(['港の朝'], { type: 'text/plain' }), 'text/plain'],
    ['bytes', bytes, undefined],
    ['a stream', stream(), undefined],
    ['parameters', new URLSearchParams({ name: '港の朝' }), 'application/x-www-form-urlencoded;charset=UTF-8'],
  ])('%s', async (_, body, type) => {
    server.plan(BUSY, 'cut', OK)
    await client().put('/', { body, retry: 2 })
    const [first, ...again] = server.seen
    expect(decodeURIComponent(first?.body ?? '')).toContain('港の朝')
    expect(again.map((request) => request.body)).toEqual([first?.body, first?.body])
    expect(server.seen.map((request) => request.headers['content-type'])).toEqual([type, type, type])
  })

  test('a form', async () => {
    server.plan(BUSY, OK)
    await client().post('/', { body: form, retry: 1 })
    for (const { body, headers } of server.seen) {
      expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
      expect(body).toContain('港の朝')
    }
    expect(server.seen).toHaveLength(2)
  })

  test('a stream that breaks is a Fetch Error, and nothing is sent', async () => {
    server.plan(OK)
    const broken = new ReadableStream({ start: (controller) => controller.error(new Error('unplugged')) })
    expect(await failure(client().put('/', { body: broken }))).toMatchObject({ statusText: 'Fetch Error', cause: { message: 'unplugged' } })
    expect(server.seen).toHaveLength(0)
  })
})

describe('the plan', () => {
  test('delays are the same each time, or double up to their maximum', () => {
    expect([0, 1, 5].map(linearDelay())).toEqual([1000, 1000, 1000])
    expect([0, 1, 2, 3, 4, 2000].map(exponentialDelay({ base: 500, max: 5000 }))).toEqual([500, 1000, 2000, 4000, 5000, 5000])
    expect(retryPlan('GET', {}, {}).delay(7)).toBe(1000)
    expect(retryPlan('GET', { retryDelay: 5 }, { retryDelay: 6 }).delay(0)).toBe(6)
  })

  test.each([
    [null, 0],
    ['3', 3000],
    ['0', 0],
    ['soon', 0],
    ['-3', 0],
    ['Sat, 21 Nov 2026 00:00:10 GMT', 10_000],
    ['Sat, 21 Nov 2026 00:00:00 GMT', 0],
    ['Fri, 20 Nov 2026 00:00:00 GMT', 0],
  ])('Retry-After %s is %i ms', (header, ms) => {
    expect(retryAfter(header, Date.parse('2026-11-21T00:00:00Z'))).toBe(ms)
  })

  test('the longer wait counts, up to 30 seconds', () => {
    expect([retryWait(1000, 0), retryWait(1000, 2000), retryWait(5000, 2000)]).toEqual([1000, 2000, 5000])
    expect([retryWait(1000, 30_000), retryWait(1000, 30_001), retryWait(60_000, 0)]).toEqual([30_000, null, 60_000])
  })
})
