import { problem } from '@captain/http-core/testing/problem'
import type { TenantSummary } from '@captain/platform-react/tenants-query'
import { mockApi, type MockResponse } from '@captain/http-core/testing/mock-api'
import { ACCOUNTS, AI_USE, EVENTS } from './admin-samples.ts'

const names = { cafe: { ja: '喫茶ころり', en: 'Korori' }, shop: { ja: '箱庭日用品店', en: 'Hakoniwa' } } as const

const TENANTS = Object.entries(names).map(([slug, both], place): TenantSummary => ({
  slug,
  number: place + 1,
  names: both,
  color: '#7A4A2B',
  role: 'owner',
  contentTypes: [],
  isMember: false,
}))

export const NEVER: MockResponse = () => new Promise(() => undefined)
export const UNAVAILABLE = problem(503, 'unavailable', '一時的に利用できません')

const page = (items: readonly unknown[]) => ({ items, next: null, count: { value: items.length, capped: false } })

/** The calls of the pages for administrators, on what a test or a story has put there. */
export const adminApi = ({ accounts = ACCOUNTS, events = EVENTS, ai = AI_USE } = {}) => {
  const calls: (readonly [method: string, path: string, body: unknown])[] = []
  const instead = new Map<string, MockResponse>()

  const read = (path: string): unknown => {
    if (path === '/api/v1/tenants') return { items: TENANTS }
    if (path === '/api/v1/admin/auth-users') return page(accounts)
    if (path === '/api/v1/admin/audit-events') return page(events)
    const found = accounts.find(({ id }) => path.endsWith(`/${id}`))
    return found === undefined ? null : { ...found, ai, sessions: [] }
  }
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input, window.location.origin)
    const method = init?.method ?? 'GET'
    calls.push([method, `${pathname}${decodeURIComponent(search)}`, typeof init?.body === 'string' ? JSON.parse(init.body) : null])
    const other = instead.get(pathname)
    if (other !== undefined) return other()
    return Response.json(method === 'GET' ? read(pathname) : { link: null })
  }

  return {
    /** Returns the last request under a path. */
    lastOf: (path: string) => calls.filter(([, asked]) => asked.startsWith(path)).at(-1)?.[1],
    /** Returns the write requests, in order. */
    writes: () => calls.filter(([method]) => method !== 'GET').map(([, path, body]) => [path, body]),
    ...mockApi(fetch, instead),
  }
}

export type AdminApi = ReturnType<typeof adminApi>
