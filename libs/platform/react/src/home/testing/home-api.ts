import { problem } from '@captain/http-core/testing/problem'
import { mockApi, type MockResponse } from '@captain/http-core/testing/mock-api'
import { ARTICLES } from '../../articles/testing/article-api.ts'
import type { TenantSummary } from '../../tenants/tenants.ts'
import type { HomeResult, SampleState } from '../home-data.ts'
import { DAYS, FACTS, HOME, SCREENS, TENANTS } from './home-samples.ts'

export const NEVER: MockResponse = () => new Promise(() => undefined)
export const UNAVAILABLE = problem(503, 'unavailable', '一時的に利用できません')

type Given = {
  readonly home?: HomeResult
  readonly tenants?: readonly TenantSummary[]
  readonly samples?: SampleState
  readonly mayUseAi?: boolean
  readonly isAdmin?: boolean
}

/** The calls of the first page and of the tenants' page, on what a test or a story has put there. */
export const homeApi = ({ home = HOME, tenants = TENANTS, samples, mayUseAi = true, isAdmin = true }: Given = {}) => {
  const writes: string[] = []
  const instead = new Map<string, MockResponse>()
  let isTourDue = home.isTourDue
  let state = samples ?? { canAdd: false, total: 24, edited: 2 }

  const sampled = (method: string, search: URLSearchParams): Response => {
    const before = state
    if (method === 'POST') state = { canAdd: false, total: 12, edited: 0 }
    if (method === 'DELETE') {
      const left = search.get('edited') === 'true' ? 0 : before.edited
      state = { canAdd: left === 0, total: left, edited: left }
      return Response.json({ ...state, removed: before.total - left })
    }
    return Response.json(state)
  }
  const answers: Readonly<Record<string, MockResponse>> = {
    '/api/v1/tenants': () => Response.json({ items: tenants }),
    '/api/v1/authorized/logins/check_cf_ai_usage': () => Response.json({ value: mayUseAi }),
    '/api/v1/staff/tenants': () => Response.json({ items: FACTS }),
    '/api/v1/staff/screens': () => Response.json({ items: SCREENS }),
    '/api/v1/staff/home': () => Response.json({ ...home, isTourDue }),
    '/api/v1/staff/home/days': () => Response.json({ days: DAYS }),
    '/api/v1/staff/article': () => {
      const items = ARTICLES.filter(({ readAt }) => readAt === null)
      return Response.json({ items, next: null, count: items.length, unread: items.length, categories: [] })
    },
    '/api/v1/staff/home/tour-ended': () => {
      isTourDue = false
      return new Response(null, { status: 204 })
    },
  }
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { pathname, searchParams, search } = new URL(input instanceof Request ? input.url : input, window.location.origin)
    const method = init?.method ?? 'GET'
    if (method !== 'GET') writes.push(`${method} ${pathname}${search}`)
    const answer = instead.get(pathname) ?? answers[pathname]
    if (answer !== undefined) return answer()
    return pathname.endsWith('/samples') ? sampled(method, searchParams) : new Response(null, { status: 404 })
  }
  return {
    /** Returns the write requests, in order. */
    writes: (): readonly string[] => writes,
    isAdmin,
    ...mockApi(fetch, instead),
  }
}

export type HomeApi = ReturnType<typeof homeApi>
