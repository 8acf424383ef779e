import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createResponseCache, isShared } from './response-cache.ts'
import { createSources } from './cache-dependencies.ts'

const NOW = Date.parse('2026-11-22T00:00:00Z')
const SHARED = 'public, max-age=0, must-revalidate, s-maxage=60'

let version = 1
let turns = Infinity

beforeEach(() => {
  version = 1
  turns = Infinity
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] })
})
afterEach(() => void vi.useRealTimers())

const versionOf = () => version
const opened = () => createResponseCache({ versionOf, turnsAt: async (_slug, since) => (turns > since ? turns : Infinity) })

const answer = (body: string, headers: Readonly<Record<string, string>> = {}): Response =>
  new Response(body, { headers: { 'cache-control': SHARED, ...headers } })

const made = (age: number) => {
  const sources = createSources(versionOf)
  sources.ask('/api/v1/public/nyanko/article')
  sources.hear(answer('', { age: String(age) }))
  return sources
}

const foundFor = (cache: ReturnType<typeof opened>, seconds: readonly number[]): readonly boolean[] =>
  seconds.map((after) => {
    vi.setSystemTime(NOW + after * 1000)
    return cache.find('/a') !== null
  })

test('an answer is kept as long as the oldest of what it is made of', async () => {
  const cache = opened()
  await cache.keep('/a', answer('a'), made(4))
  expect(foundFor(cache, [0, 10.9, 11])).toEqual([true, true, false])
})

test('an answer ends when a maintenance begins or ends', async () => {
  const cache = opened()
  turns = NOW + 2500
  await cache.keep('/a', answer('a'), made(0))
  expect(foundFor(cache, [0, 2.4, 2.5])).toEqual([true, true, false])
})

test('an answer that was begun before a maintenance is not kept in it', async () => {
  const cache = opened()
  const sources = made(0)
  turns = NOW + 50
  vi.setSystemTime(NOW + 100)
  await cache.keep('/a', answer('a'), sources)
  expect(cache.find('/a')).toBeNull()
})

test('what has changed while it was made is kept for nobody', async () => {
  const cache = opened()
  const sources = made(0)
  version = 2
  const kept = await cache.keep('/a', answer('before'), sources)
  expect([String(await kept.body.packed('identity')), cache.find('/a')]).toEqual(['before', null])
})

test('what says the same as before is not packed again', async () => {
  const cache = opened()
  const text = 'a'.repeat(2000)
  const first = await cache.keep('/a', answer(text), made(0))
  const packed = await first.body.packed('br')
  version = 2
  expect(cache.find('/a')).toBeNull()
  const second = await cache.keep('/a', answer(text), made(0))
  expect(await second.body.packed('br')).toBe(packed)
})

test('many answers, or a large one, take no more room than there is', async () => {
  const cache = opened()
  await cache.keep('/large', answer('a'.repeat(2 * 1024 * 1024)), made(0))
  expect(cache.find('/large')).toBeNull()
  const text = 'a'.repeat(1024 * 1024)
  for (let n = 0; n < 50; n += 1) await cache.keep(`/${n}`, answer(text), made(0))
  expect([cache.find('/0'), cache.find('/49')?.body.size]).toEqual([null, text.length])
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
