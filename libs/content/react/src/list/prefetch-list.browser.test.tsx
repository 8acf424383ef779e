import { createHttpClient } from '@captain/http-core'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { prefetchList } from './prefetch-list.ts'
import { drinksRouter, drinksTenant, drinksType } from './testing/drinks-router.tsx'
import { drinkRecord, listApi } from './testing/list-api.ts'
import { openList } from './testing/open-list.tsx'

beforeEach(() => localStorage.clear())

/** An API that records the requests for lists. */
const notedApi = () => {
  const api = listApi([drinkRecord('a', 'コーヒー')])
  const lists: string[] = []
  const fetch: typeof api.fetch = (input, init) => {
    const { pathname, searchParams } = new URL(new Request(input).url)
    if (pathname.endsWith('/drink') && !searchParams.has('counts')) lists.push(decodeURIComponent(searchParams.toString()))
    return api.fetch(input, init)
  }
  return { fetch, lists }
}

/** Returns the requests that an address causes before its list is shown. */
const prefetchedPaths = async (search: string, role: 'editor' | 'viewer', isPersonal: boolean): Promise<readonly string[]> => {
  const { fetch, lists } = notedApi()
  const { latestLocation } = drinksRouter({ api: { fetch }, search })
  void prefetchList(
    { contentType: drinksType(isPersonal), params: {} },
    {
      tenant: drinksTenant,
      role,
      search: latestLocation.search,
      http: createHttpClient({ fetch, baseUrl: window.location.origin }),
      queryClient: new QueryClient(),
      isPreload: false,
    },
  )
  await expect.poll(() => lists).toHaveLength(1)
  return lists
}

it.each([
  ['', 'editor', false],
  ['?q=コーヒー&sort=-price&limit=50', 'editor', false],
  ['?trash=true', 'editor', false],
  ['?f.isHot=true&status=all', 'editor', false],
  ['?f.milliliters=100..200&sort=milliliters', 'viewer', true],
] as const)('the rows of the address “%s” are asked for as the list asks for them, by an %s', async (search, role, isPersonal) => {
  const { fetch, lists } = notedApi()
  await openList({ fetch } as ReturnType<typeof listApi>, { search, role, isPersonal })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.poll(() => lists.length).toBeGreaterThan(0)
  expect(await prefetchedPaths(search, role, isPersonal)).toEqual(lists.slice(0, 1))
})

it('a default view, which may be any, is left to the list', async () => {
  localStorage.setItem('captain-list::cafe:drink', JSON.stringify({ defaultView: 'one' }))
  const { fetch, lists } = notedApi()
  const queryClient = new QueryClient()
  const visit = {
    tenant: drinksTenant,
    role: 'editor',
    search: {},
    http: createHttpClient({ fetch }),
    queryClient,
    isPreload: false,
  } as const
  await prefetchList({ contentType: drinksType(false), params: {} }, visit)
  expect(queryClient.isFetching()).toBe(0)
  expect(lists).toEqual([])
})

it('a guess reads no personal data, which would be in the log of reads', async () => {
  const { fetch, lists } = notedApi()
  const http = createHttpClient({ fetch, baseUrl: window.location.origin })
  const visit = { tenant: drinksTenant, role: 'editor', search: {}, http, isPreload: true } as const
  await prefetchList({ contentType: drinksType(true), params: {} }, { ...visit, queryClient: new QueryClient() })
  expect(lists).toEqual([])
  await prefetchList({ contentType: drinksType(false), params: {} }, { ...visit, queryClient: new QueryClient() })
  expect(lists).toHaveLength(1)
})

it('a visit waits for the first rows, but not for long', async () => {
  const api = listApi([drinkRecord('a', 'コーヒー')])
  const opened = async (fetch: typeof api.fetch): Promise<QueryClient> => {
    const queryClient = new QueryClient()
    const http = createHttpClient({ fetch, baseUrl: window.location.origin })
    await prefetchList(
      { contentType: drinksType(false), params: {} },
      { tenant: drinksTenant, role: 'editor', search: {}, http, queryClient, isPreload: false },
    )
    return queryClient
  }
  const lists = { queryKey: ['content', 'cafe', 'drink', 'list'] }
  const rows = (queryClient: QueryClient) => queryClient.getQueriesData(lists).map(([, data]) => data !== undefined)
  expect(rows(await opened(api.fetch))).toEqual([true])
  expect(rows(await opened(() => new Promise(() => {})))).toEqual([false])
})
