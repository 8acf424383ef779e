import { expect, test } from 'vitest'
import { createSources } from './cache-dependencies.ts'

const NYANKO = '/api/v1/public/nyanko/article?limit=20'
const versions: Record<string, number> = { nyanko: 3, cafe: 5 }
const started = () => createSources((slug) => versions[slug] ?? null)

const answer = (status: number, cacheControl: string, age = '0') =>
  new Response(null, { status, headers: { 'cache-control': cacheControl, age } })
const PUBLIC = 'public, max-age=0, must-revalidate, s-maxage=60'

test('what all are told is for all, as old as its oldest part, of the versions before anything was asked', () => {
  const sources = started()
  sources.ask(NYANKO)
  versions['nyanko'] = 4
  sources.ask('/api/v1/public/nyanko')
  sources.ask('/api/v1/public/cafe/tenant/current')
  for (const response of [answer(200, PUBLIC, '7'), answer(200, PUBLIC, '2'), answer(301, 'public, max-age=0'), answer(404, 'no-store')])
    sources.hear(response)
  expect([sources.isForAll(), sources.age(), [...sources.versions]]).toEqual([
    true,
    7,
    [
      ['nyanko', 3],
      ['cafe', 5],
    ],
  ])
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
