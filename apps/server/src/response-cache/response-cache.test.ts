import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createResponseCache, isShared } from './response-cache.ts'

const NOW = Date.parse('2026-11-22T00:00:00Z')
const SHARED = 'public, max-age=0, must-revalidate, s-maxage=60'

let isUntouched = true
let isHearing = true

beforeEach(() => {
  isUntouched = true
  isHearing = true
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
})
afterEach(() => void vi.useRealTimers())

const opened = () => createResponseCache({ isUntouched: () => isUntouched, isHearing: () => isHearing })

const answer = (body: string): Response => new Response(body, { headers: { 'cache-control': SHARED } })

const made = (until = Infinity) => ({ validity: { dependencies: new Map(), madeAt: Date.now(), until }, parts: null })

const foundFor = (cache: ReturnType<typeof opened>, seconds: readonly number[]): readonly boolean[] =>
  seconds.map((after) => {
    vi.setSystemTime(NOW + after * 1000)
    return cache.find('/a') !== null
  })

test('an answer is kept until the next planned change', async () => {
  const cache = opened()
  await cache.keepAnswer('/a', answer('a'), made(NOW + 3_600_000))
  expect(foundFor(cache, [0, 3599.9, 3600])).toEqual([true, true, false])
})

test('an answer is kept for 15 s while changes of other servers are not heard', async () => {
  const cache = opened()
  await cache.keepAnswer('/a', answer('a'), made())
  isHearing = false
  expect(foundFor(cache, [0, 14.9, 15])).toEqual([true, true, false])
})

test('an answer that is outdated when it is ready is kept for nobody', async () => {
  const cache = opened()
  vi.setSystemTime(NOW + 100)
  await cache.keepAnswer('/a', answer('a'), made(NOW + 50))
  expect(cache.find('/a')).toBeNull()
})

test('what has changed while it was made is kept for no one', async () => {
  const cache = opened()
  isUntouched = false
  const kept = await cache.keepAnswer('/a', answer('before'), made())
  expect([String(await kept.body.packed('identity')), cache.find('/a')]).toEqual(['before', null])
})

test('what has changed takes no room any more, but a page that its parts may prove right', async () => {
  const cache = opened()
  await cache.keepAnswer('/a', answer('a'), made())
  await cache.keepAnswer('/page', answer('page'), { ...made(), parts: [{ address: '/a', hash: 'h' }] })
  isUntouched = false
  expect([cache.find('/a'), cache.findOutdated('/a'), cache.find('/page')]).toEqual([null, null, null])
  const page = cache.findOutdated('/page')
  isUntouched = true
  if (page !== null) cache.renew('/page', page, made().validity)
  expect(cache.find('/page')?.body).toBe(page?.body)
})

test('what says the same as before is not packed again', async () => {
  const cache = opened()
  const text = 'a'.repeat(2000)
  const first = await cache.keepAnswer('/a', answer(text), made())
  const packed = await first.body.packed('br')
  const second = await cache.keepAnswer('/a', answer(text), made())
  expect(await second.body.packed('br')).toBe(packed)
})

test('many answers, or a large one, take no more room than there is', async () => {
  const cache = opened()
  await cache.keepAnswer('/large', answer('a'.repeat(12 * 1024 * 1024)), made())
  expect(cache.find('/large')).toBeNull()
  const text = 'a'.repeat(1024 * 1024)
  for (let n = 0; n < 70; n += 1) await cache.keepAnswer(`/${n}`, answer(text), made())
  expect([cache.find('/0'), cache.find('/69')?.body.size]).toEqual([null, text.length])
})

test.each<readonly [string, Readonly<Record<string, string>>, number, boolean]>([
  ['for all', {}, 200, true],
  ['that differs by how it is packed', { vary: 'Origin, Accept-Encoding' }, 200, true],
  ['that differs by the reader', { vary: 'accept-encoding, cookie' }, 200, false],
  ['with a cookie', { 'set-cookie': 'a=b' }, 200, false],
  ['that is packed already', { 'content-encoding': 'br' }, 200, false],
  ['for one', { 'cache-control': 'private, no-store' }, 200, false],
  ['for browsers only', { 'cache-control': 'public, max-age=300' }, 200, false],
  ['that leads elsewhere', {}, 301, false],
  ['that is not there', {}, 404, false],
])('an answer %s', (_what, headers, status, expected) =>
  expect(isShared(new Response(null, { status, headers: { 'cache-control': SHARED, ...headers } }))).toBe(expected),
)
