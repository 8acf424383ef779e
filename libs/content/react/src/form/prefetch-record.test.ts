import { defineContentType, defineTenant, email, text, type AnyContentType, type Fields } from '@captain/content-core'
import { createHttpClient } from '@captain/http-core'
import { QueryClient } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import { prefetchRecord } from './prefetch-record.ts'

const typeNamed = (name: string, fields: Fields): AnyContentType =>
  defineContentType({
    name,
    workflow: 'plain',
    screens: ['list', 'edit'],
    group: 'menu',
    icon: 'tool',
    title: 'name',
    columns: ['name'],
    defaultSort: ['-updatedAt'],
    sections: { basic: Object.keys(fields) },
    fields,
  } as never)

const name = text({ maxBytes: 90 })
const tea = typeNamed('tea', { name })
const guest = typeNamed('guest', { name, address: email({ personal: true }) })

const tenant = defineTenant({
  number: 7,
  slug: 'cafe',
  names: { ja: 'カフェ', en: 'Cafe' },
  abbreviation: 'CAF',
  color: '#7A4A2B',
  contentTypes: [tea, guest],
})

const ID = '01J00000000000000000000000'

/** Prefetches the record of a type, and returns what was asked for and what is cached. */
const prefetched = async (contentType: AnyContentType, isPreload: boolean, queryClient = new QueryClient(), isLost = false) => {
  const asked: string[] = []
  const fetch = async (input: RequestInfo | URL): Promise<Response> => {
    asked.push(new URL(new Request(input).url).pathname)
    if (isLost) return new Promise(() => {})
    return Response.json({ id: ID })
  }
  const http = createHttpClient({ fetch, baseUrl: 'http://localhost' })
  const visit = { tenant, role: 'editor', search: {}, http, queryClient, isPreload } as const
  await prefetchRecord({ contentType, params: { id: ID } }, visit)
  return { asked, cached: queryClient.getQueryData(['content', 'cafe', contentType.name, 'record', ID]) }
}

const path = (type: string) => `/api/v1/tenants/cafe/${type}/${ID}`

it('a visit and a guess fetch the record of a form', async () => {
  expect(await prefetched(tea, false)).toEqual({ asked: [path('tea')], cached: { id: ID } })
  expect(await prefetched(tea, true)).toEqual({ asked: [path('tea')], cached: { id: ID } })
})

it('a guess reads no personal data', async () => {
  expect(await prefetched(guest, true)).toEqual({ asked: [], cached: undefined })
  expect(await prefetched(guest, false)).toEqual({ asked: [path('guest')], cached: { id: ID } })
})

it('a visit shows a cached record at once, and reads an older one again', async () => {
  const queryClient = new QueryClient()
  await prefetched(tea, true, queryClient)
  expect(await prefetched(tea, false, queryClient)).toEqual({ asked: [], cached: { id: ID } })
  const key = ['content', 'cafe', 'tea', 'record', ID]
  queryClient.setQueryData(key, { id: ID }, { updatedAt: Date.now() - 20_000 })
  const { asked, cached } = await prefetched(tea, false, queryClient, true)
  expect(cached).toEqual({ id: ID })
  await expect.poll(() => asked).toEqual([path('tea')])
})

it('a visit does not wait long for a response', async () => {
  expect(await prefetched(tea, false, new QueryClient(), true)).toEqual({ asked: [path('tea')], cached: undefined })
})
