import type { ApiKeySummary, WebhookDelivery, WebhookSummary } from '@captain/content-core'
import { mockApi, type MockResponse } from '@captain/http-core/testing/mock-api'

const STAFF = '/api/v1/tenants/cafe'

/** Paths of the API keys and webhooks. */
export const KEYS = `${STAFF}/api-keys`
export const WEBHOOKS = `${STAFF}/webhooks`

type State = {
  keys: readonly ApiKeySummary[]
  webhooks: readonly WebhookSummary[]
  deliveries: readonly WebhookDelivery[]
}

const by = { id: 'o', name: '港 太郎' }

export const key = (changes: Partial<ApiKeySummary> = {}): ApiKeySummary => ({
  id: '01JKEY00000000000000000001',
  name: '公開サイト',
  lastFour: 'k3Xq',
  scopes: ['delivery:read'],
  contentTypes: null,
  expiresAt: '2099-01-31T03:00:00.000Z',
  lastUsedOn: '2026-11-20',
  createdAt: '2026-11-01T03:00:00.000Z',
  createdBy: by,
  revokedAt: null,
  revokedBy: null,
  ...changes,
})

export const webhook = (changes: Partial<WebhookSummary> = {}): WebhookSummary => ({
  id: '01JHOOK0000000000000000001',
  name: '公開サイトの再生成',
  url: 'https://site.example/hooks/captain',
  contentTypes: ['drink'],
  events: ['published', 'unpublished'],
  isActive: true,
  failingSince: null,
  disabledAt: null,
  previousSecretUntil: null,
  createdAt: '2026-11-01T03:00:00.000Z',
  createdBy: by,
  ...changes,
})

export const delivery = (changes: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  id: '01JSENT0000000000000000001',
  event: 'published',
  contentType: 'drink',
  recordId: '01JDRINK000000000000000001',
  occurredAt: '2026-11-20T03:00:00.000Z',
  state: 'failed',
  nextAttemptAt: null,
  attempts: [
    { number: 2, at: '2026-11-20T03:01:00.000Z', durationMs: 5001, status: null, failure: 'timeout', answer: '' },
    { number: 1, at: '2026-11-20T03:00:00.000Z', durationMs: 84, status: 500, failure: null, answer: '<b>こわれています</b>' },
  ],
  ...changes,
})

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': status < 400 ? 'application/json' : 'application/problem+json' },
  })

const problem = (status: number, more: object = {}) =>
  json({ type: 'urn:captain:problem:x', title: '入力内容を確認してください', status, code: 'x', ...more }, status)

export const NEVER: MockResponse = () => new Promise(() => undefined)
export const UNAVAILABLE: MockResponse = () => problem(503, { title: '一時的に利用できません', code: 'unavailable' })

/** Returns a response with validation messages by field. */
export const refused = (issues: Readonly<Record<string, string>>): MockResponse => {
  const found = Object.entries(issues).map(([path, message]) => ({ path, rule: 'invalid', params: {}, message }))
  return () => problem(422, { issues: found })
}

/** The operations that the drawer calls, on what a test or a story has put there. */
export const integrationsApi = (given: Partial<State> = {}) => {
  const state: State = { keys: [], webhooks: [], deliveries: [], ...given }
  const calls: { readonly method: string; readonly path: string; readonly body: unknown }[] = []
  const instead = new Map<string, MockResponse>()

  const keysAnswer = (method: string, path: string, body: never): Response => {
    if (method === 'GET') return json({ items: state.keys })
    if (method === 'DELETE') {
      state.keys = state.keys.map((one) =>
        path.endsWith(one.id) ? { ...one, revokedAt: '2026-11-21T03:00:00.000Z', revokedBy: by.name } : one,
      )
      return new Response(null, { status: 204 })
    }
    const { days: _days, ...draft } = body as { readonly days: unknown } & Pick<ApiKeySummary, 'name' | 'scopes' | 'contentTypes'>
    const made = key({ ...draft, id: '01JKEY00000000000000000002', lastUsedOn: null })
    state.keys = [made, ...state.keys]
    return json({ key: made, token: 'cpt_abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGk3Xq' }, 201)
  }

  const webhooksAnswer = (method: string, path: string, body: never): Response => {
    const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
    if (path.includes('/deliveries')) {
      if (method === 'GET') return json({ items: state.deliveries, next: null })
      state.deliveries = state.deliveries.map((one) => ({ ...one, state: 'delivered' }))
      return json(state.deliveries[0])
    }
    if (path.endsWith('/test')) {
      state.deliveries = [
        delivery({ id: '01JTEST0000000000000000001', event: 'test', contentType: null, recordId: null, state: 'delivered' }),
        ...state.deliveries,
      ]
      return json(state.deliveries[0], 201)
    }
    if (path.endsWith('/rotate')) return json({ webhook: state.webhooks[0], secret })
    if (method === 'GET') return json({ items: state.webhooks })
    if (method === 'POST') {
      state.webhooks = [...state.webhooks, webhook({ ...(body as object) })]
      return json({ webhook: state.webhooks.at(-1), secret }, 201)
    }
    if (method === 'PATCH') {
      state.webhooks = state.webhooks.map((one) => (path.endsWith(one.id) ? { ...one, ...(body as object) } : one))
      return json(state.webhooks[0])
    }
    state.webhooks = state.webhooks.filter((one) => !path.endsWith(one.id))
    return new Response(null, { status: 204 })
  }

  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, window.location.origin)
    const method = init?.method ?? 'GET'
    const body = (typeof init?.body === 'string' ? JSON.parse(init.body) : undefined) as never
    calls.push({ method, path: url.pathname, body })
    const other = instead.get(`${method} ${url.pathname}`)
    if (other !== undefined) return other()
    return url.pathname.includes('/api-keys') ? keysAnswer(method, url.pathname, body) : webhooksAnswer(method, url.pathname, body)
  }

  return {
    fetch,
    /** Returns the write requests, in order. */
    writes: () => calls.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path.replace(STAFF, ''), body]),
    // A call is named with its method: `GET /api/v1/…`.
    ...mockApi(fetch, instead),
  }
}

export type IntegrationsApi = ReturnType<typeof integrationsApi>
