import { createHttpClient } from '@captain/http-core'
import { expect, it } from 'vitest'
import { typeClient } from './client.ts'

it('finds the full record of a slug, not its row', async () => {
  const row = { id: '01', name: 'Sencha' }
  const asked: string[] = []
  const http = createHttpClient({
    baseUrl: 'https://captain.example',
    fetch: async (input) => {
      const { pathname, search } = new URL(input instanceof Request ? input.url : input)
      asked.push(`${pathname}${search}`)
      return Response.json(pathname.endsWith('/01') ? { ...row, story: 'Long', included: {} } : { items: [row], included: {} })
    },
  })
  expect(await typeClient(http, 'house', 'tea').findBySlug('sencha')).toMatchObject({ story: 'Long' })
  expect(asked).toEqual(['/api/v1/tenants/house/tea?slug=sencha&limit=1', '/api/v1/tenants/house/tea/01'])
})

it('finds no record of a slug that goes to the trash meanwhile', async () => {
  const http = createHttpClient({
    baseUrl: 'https://captain.example',
    fetch: async (input) => {
      const { pathname } = new URL(input instanceof Request ? input.url : input)
      if (!pathname.endsWith('/01')) return Response.json({ items: [{ id: '01' }], included: {} })
      const problem = { type: 'urn:captain:problem:not-found', title: 'Not found', status: 404, code: 'not-found' }
      return Response.json(problem, { status: 404, headers: { 'content-type': 'application/problem+json' } })
    },
  })
  expect(await typeClient(http, 'house', 'tea').findBySlug('sencha')).toBeNull()
})

it('deletes the version that was shown, or any', async () => {
  const versions: (string | null)[] = []
  const http = createHttpClient({
    baseUrl: 'https://captain.example',
    fetch: async (input, init) => {
      versions.push(new Headers(input instanceof Request ? input.headers : init?.headers).get('if-match'))
      return new Response(null, { status: 204 })
    },
  })
  await typeClient(http, 'house', 'tea').remove('01', 3)
  await typeClient(http, 'house', 'tea').remove('01', '*')
  expect(versions).toEqual(['"3"', '*'])
})
