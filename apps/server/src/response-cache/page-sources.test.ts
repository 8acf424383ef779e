import { expect, test } from 'vitest'
import { dependenciesIn, wholeDependencies } from '@captain/content-server'
import type { CachedResponse } from './cached-response.ts'
import { compressedBody } from './compressed-body.ts'
import { createSources } from './page-sources.ts'

const NYANKO = '/api/v1/public/nyanko/article?limit=20'
const numbers: Readonly<Record<string, number>> = { nyanko: 1, cafe: 8 }
let position = 3

const started = () =>
  createSources({
    gateOf: (slug) => (numbers[slug] === undefined ? null : dependenciesIn(numbers[slug], position).dependencies),
    wholeOf: (slug) => (numbers[slug] === undefined ? null : wholeDependencies(new Map([[numbers[slug], position]]))),
  })

const answer = (status: number, cacheControl: string) => new Response(null, { status, headers: { 'cache-control': cacheControl } })
const PUBLIC = 'public, max-age=0, must-revalidate, s-maxage=60'

const kept = (text: string, until: number): CachedResponse => {
  const { dependencies, notes } = dependenciesIn(1, 2)
  notes.id(text)
  return {
    body: compressedBody(Buffer.from(text)),
    headers: [],
    cacheControl: PUBLIC,
    locale: null,
    parts: null,
    dependencies,
    madeAt: 0,
    until,
  }
}

test('what is made of kept responses depends on what they do, and lasts as long as the first of them', () => {
  const sources = started()
  sources.belongsTo('nyanko')
  const [one, two] = [kept('a', 500), kept('b', 300)]
  sources.take('/a', one)
  sources.take('/b', two)
  const { dependencies, until } = sources.validity()
  expect([sources.isForAll(), until, sources.parts()]).toEqual([
    true,
    300,
    [
      { address: '/a', hash: one.body.hash },
      { address: '/b', hash: two.body.hash },
    ],
  ])
  expect([...dependencies]).toEqual([[1, { position: 2, isWhole: false, names: new Set(['a', 'b']), spans: [] }]])
})

test('what was asked for depends on everything from before it was asked, for 15 s', () => {
  const sources = started()
  sources.ask(NYANKO)
  position = 4
  sources.ask('/api/v1/public/nyanko')
  sources.ask('/api/v1/public/cafe/tenant/current')
  for (const response of [answer(200, PUBLIC), answer(301, 'public, max-age=0'), answer(404, 'no-store')]) sources.hear(response)
  const { dependencies, madeAt, until } = sources.validity()
  expect([sources.isForAll(), until - madeAt, sources.parts()]).toEqual([true, 15_000, null])
  expect([...dependencies]).toMatchObject([
    [1, { position: 3, isWhole: true }],
    [8, { position: 4, isWhole: true }],
  ])
})

test('what the API made some seconds ago lasts as much shorter', () => {
  const sources = started()
  sources.ask(NYANKO)
  const response = answer(200, PUBLIC)
  response.headers.set('age', '7')
  sources.hear(response)
  const { madeAt, until } = sources.validity()
  expect([until - Date.now() <= 8000, Date.now() - madeAt >= 7000, sources.tenants()]).toEqual([true, true, ['nyanko']])
})

test.each([
  ['somebody let in', NYANKO, 'GET', answer(200, 'private, no-store')],
  ['a maintenance', NYANKO, 'GET', answer(503, 'no-store')],
  ['nothing but what is missing', NYANKO, 'GET', answer(404, 'no-store')],
  ['another part of the API', '/api/v1/authorized/logins/me', 'GET', answer(200, PUBLIC)],
  ['a tenant that is none', '/api/v1/public/nobody/article', 'GET', answer(200, PUBLIC)],
  ['something that was sent', '/api/v1/public/nyanko/contact', 'POST', answer(200, PUBLIC)],
])('%s is not for all', (_what, path, method, response) => {
  const sources = started()
  sources.ask(path, method)
  sources.hear(response)
  expect(sources.isForAll()).toBe(false)
})
