import type { AiOverview, Generation, ImageGeneration, ImageRequestInput, TranslationRequestInput } from '@captain/ai-core'
import type { TenantSummary } from '../../../api.ts'
import { coming, image, images, overview, TENANTS, translation } from './ai-samples.ts'
import { standIn, type Answer } from '../../../testing/stand-in.ts'

export const problem =
  (status: number, code: string, title: string, extra: object = {}): Answer =>
  () =>
    Response.json(
      { type: `urn:captain:problem:${code}`, title, status, code, ...extra },
      { status, headers: { 'content-type': 'application/problem+json' } },
    )

/** Returns a validation error that the server finds and the form does not. */
export const refused = (path: string, message: string): Answer =>
  problem(422, 'invalid', '入力内容に誤りがあります', { issues: [{ path, rule: 'maxBytes', params: {}, message }] })
export const UNAVAILABLE = problem(503, 'unavailable', '一時的に利用できません')
export const OVERLOADED = problem(503, 'ai-overloaded', 'AIサービスが混み合っています')
export const LIMITED = problem(429, 'ai-limit-reached', '今月の上限（100枚）を超えます。残りは0枚です')
export const OFFLINE: Answer = () => Promise.reject(new TypeError('Failed to fetch'))
/** A response that never arrives, unless the request is aborted. */
export const NEVER: Answer = (init) =>
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
  const instead = new Map<string, Answer>()
  let made = 0

  const put = (one: Generation): Generation => {
    state.results = [one, ...state.results.filter(({ id }) => id !== one.id)]
    return one
  }
  const find = (id: string) => state.results.find((one): one is ImageGeneration => one.id === id && one.tool === 'textToImage')

  const make = (body: ImageRequestInput): Generation => {
    const { prompt, negativePrompt = '', size = '512x512', count = 1, seed = null, style = 'none' } = body
    return put(
      images({
        id: `01KAMS4WY3HSZYWPGDXEV0YN0${(made += 1)}`,
        state: 'running',
        finishedAt: null,
        request: { prompt, negativePrompt, size, count, seed, style },
        images: Array.from({ length: count }, (_, place) => coming(place)),
      }),
    )
  }
  const translate = ({ text, tone = 'plain', keepTerms = [] }: TranslationRequestInput): Generation =>
    put(
      translation({
        id: `01KAMS4WY3HSZYWPGDXEV0YP0${(made += 1)}`,
        request: { text, tone, keepTerms: [...keepTerms] },
        missingTerms: keepTerms,
      }),
    )

  const cancel = (id: string): Generation | null => {
    const one = find(id)
    if (one === undefined) return null
    return put({
      ...one,
      state: 'cancelled',
      images: one.images.map((each) => (each.state === 'done' ? each : coming(each.place, 'cancelled'))),
    })
  }
  const keep = (tenant: string, { generation, place }: { readonly generation: string; readonly place: number }) => {
    const one = find(generation)
    if (one !== undefined) {
      const kept = one.images.map((each) => (each.place === place ? { ...each, kept: [...each.kept, { tenant, mediaId: 'm1' }] } : each))
      state.results = state.results.map((each) => (each.id === generation ? { ...one, images: kept } : each))
    }
    return { id: 'm1', url: '/media/m1.png' }
  }

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
    if (path === MAKE) return make(body as ImageRequestInput)
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
    come: (count: number) => {
      const [newest] = state.results
      if (newest?.tool !== 'textToImage') return
      const all = newest.images.map((one, index) => (index < count ? image(one.place) : coming(one.place, 'running')))
      put({ ...newest, images: all, state: count >= all.length ? 'done' : 'running' })
    },
    ...standIn(fetch, instead),
  }
}

export type AiApi = ReturnType<typeof aiApi>
