import type { AiOverview, Generation, ImageRequestInput, TranslationRequestInput } from '@captain/ai-core'
import { problem } from '@captain/http-core/testing/problem'
import type { TenantSummary } from '@captain/platform-react/tenants-query'
import { mockApi, type MockResponse } from '@captain/http-core/testing/mock-api'
import { overview, TENANTS } from './ai-samples.ts'
import { generationStore } from './generation-store.ts'

/** Returns a validation error that the server finds and the form does not. */
export const refused = (path: string, message: string): MockResponse =>
  problem(422, 'invalid', '入力内容に誤りがあります', { issues: [{ path, rule: 'maxBytes', params: {}, message }] })
export const UNAVAILABLE = problem(503, 'unavailable', '一時的に利用できません')
export const OVERLOADED = problem(503, 'ai-overloaded', 'AIサービスが混み合っています')
export const LIMITED = problem(429, 'ai-limit-reached', '今月の上限（100枚）を超えます。残りは0枚です')
export const OFFLINE: MockResponse = () => Promise.reject(new TypeError('Failed to fetch'))
/** A response that never arrives, unless the request is aborted. */
export const NEVER: MockResponse = (init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')), { once: true })
  })

const MAKE = '/api/v1/ai/text-to-image'
const TRANSLATE = '/api/v1/ai/translation-image-prompt'

/** The calls of the AI tools, on what a test or a story has put there. */
export const aiApi = (
  given: { overview?: AiOverview; results?: readonly Generation[]; tenants?: readonly TenantSummary[]; next?: string | null } = {},
) => {
  const state = { overview: overview(), results: [] as readonly Generation[], tenants: TENANTS, next: null as string | null, ...given }
  const writes: { readonly path: string; readonly body: unknown; readonly key: string | null }[] = []
  const instead = new Map<string, MockResponse>()
  const { find, makeImages, translate, cancel, keep, complete } = generationStore(state)

  const read = (path: string, search: URLSearchParams): unknown => {
    if (path === '/api/v1/ai') return state.overview
    if (path === '/api/v1/tenants') return { items: state.tenants }
    if (path === '/api/v1/ai/results') {
      const tool = search.get('tool')
      return {
        items: state.results.filter((one) => tool === null || one.tool === tool),
        next: search.get('after') === null ? state.next : null,
      }
    }
    return find(path.split('/').at(-1) ?? '') ?? null
  }
  const write = (path: string, body: unknown): unknown => {
    if (path === MAKE) return makeImages(body as ImageRequestInput)
    if (path === TRANSLATE) return translate(body as TranslationRequestInput)
    if (path.endsWith('/cancel')) return cancel(path.split('/').at(-2) ?? '')
    return keep(path.split('/').at(-2) ?? '', body as { generation: string; place: number })
  }

  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input, window.location.origin)
    const method = init?.method ?? 'GET'
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : {}
    if (method !== 'GET') writes.push({ path: pathname, body, key: new Headers(init?.headers).get('idempotency-key') })
    const other = instead.get(pathname)
    if (other !== undefined) return other(init)
    return Response.json(method === 'GET' ? read(pathname, searchParams) : write(pathname, body))
  }

  return {
    state,
    /** The write requests, in order. */
    writes,
    /** Completes the given number of the newest images. */
    come: complete,
    ...mockApi(fetch, instead),
  }
}

export type AiApi = ReturnType<typeof aiApi>
