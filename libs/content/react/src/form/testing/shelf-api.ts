import {
  WORKFLOWS,
  type Person,
  type RecordAnswer,
  type RecordEvent,
  type TrialAnswer,
  type UsedBy,
  type WorkflowDefinition,
} from '@captain/content-core'

type Values = Readonly<Record<string, unknown>>
type Call = {
  readonly method: string
  readonly path: string
  readonly query: URLSearchParams
  readonly body: Values
  readonly ifMatch: string | null
  readonly idempotencyKey: string | null
}

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
const problem = (status: number, code: string, extra: Values = {}) =>
  json(status, { type: `urn:captain:problem:${code}`, title: code, status, code, ...extra })

/** The target status of each transition, of any workflow. */
const AFTER = new Map(
  Object.values<WorkflowDefinition>(WORKFLOWS).flatMap(({ transitions }) =>
    Object.entries(transitions).map(([name, { to }]) => [name, to]),
  ),
)
const stepIn = (path: string): string | undefined => [...AFTER.keys()].find((step) => path.endsWith(`/${step}`))

const isSign = (path: string) => path.endsWith('/presence') || path.endsWith('/read') || path.endsWith('/trial')

const NOTHING_INCLUDED = { records: {}, media: {}, accounts: {} }

/** In-memory staff API with one record, others that pickers find, and a request log; the back end of a form under test. */
export const shelfApi = (first: Values, others: readonly Values[] = []) => {
  const calls: Call[] = []
  const events: RecordEvent[] = []
  const bodyOfKey = new Map<string, string>()
  let record = {
    id: '01M7YS4WY3HSZYWPGDXEV0YMFQ',
    createdAt: '2026-11-01T00:00:00.000Z',
    createdBy: null,
    updatedAt: '2026-11-20T05:00:00.000Z',
    updatedBy: { id: 'b', name: '喫茶 編' },
    localeUpdatedAt: { ja: '2026-11-20T05:00:00.000Z', en: null },
    lockVersion: 1,
    deletedAt: null,
    state: 'off',
    included: NOTHING_INCLUDED,
    ...first,
  } as unknown as RecordAnswer
  let present: readonly Person[] = []
  let users: readonly UsedBy[] = []
  let trial: TrialAnswer | null = null
  let trials: (typed: Values) => TrialAnswer | null = () => null
  let answerNext: ((answer: () => Response) => Response | Promise<Response>) | null = null

  const change = (values: Values) => {
    record = { ...record, ...values, lockVersion: record.lockVersion + 1 } as RecordAnswer
    return json(200, record)
  }

  const create = ({ body, idempotencyKey }: Call): Response => {
    const sent = JSON.stringify(body)
    const before = bodyOfKey.get(idempotencyKey ?? '')
    if (before === sent) return json(201, record)
    if (before !== undefined) return problem(409, 'idempotency-mismatch', { current: record })
    bodyOfKey.set(idempotencyKey ?? '', sent)
    return json(201, (record = { ...record, ...body } as RecordAnswer))
  }

  const list = ({ query }: Call): Response => {
    const states = query.get('status')?.split(',')
    const items = others.filter((other) => states === undefined || states.includes(String(other['state'])))
    return json(200, { items, next: null, count: { value: items.length, capped: false }, included: NOTHING_INCLUDED })
  }

  const answer = (call: Call): Response => {
    if (call.path.endsWith('/duplicate-check')) return json(200, { value: false })
    if (call.path.endsWith('/trial')) return json(200, call.method === 'GET' ? { last: trial } : (trial = trials(call.body)))
    if (call.path.endsWith('/events')) return json(200, { items: events, next: null })
    if (call.path.endsWith('/used-by')) return json(200, { items: users })
    if (call.path.endsWith('/read')) return new Response(null, { status: 204 })
    if (call.path.endsWith('/presence')) return json(200, { items: present })
    if (call.path.endsWith('/members')) return json(200, { items: [{ id: 'b', name: '喫茶 編', role: 'editor' }] })
    if (call.method === 'DELETE') return new Response(null, { status: 204 })
    const step = stepIn(call.path)
    if (call.method === 'POST' && step === undefined) return create(call)
    if (call.method === 'GET' && call.path.endsWith(record.id)) return json(200, record)
    if (call.method === 'GET') return list(call)
    if (call.ifMatch !== `"${record.lockVersion}"`) return problem(409, 'version-conflict', { current: record })
    if (step === undefined) return change(call.body)
    const { note, ...brought } = call.body
    const by = { id: 'a', name: '大家 港一' }
    const event = {
      id: `${events.length}`,
      at: '2026-11-21T05:00:00.000Z',
      by,
      impersonator: null,
      action: step,
      changedFields: Object.keys(brought),
    }
    events.unshift({ ...event, note: typeof note === 'string' ? note : null })
    return change({ ...brought, status: AFTER.get(step), state: AFTER.get(step) })
  }

  return {
    calls,
    /** Writes only: neither presence, read marks nor connection tests. */
    writes: () => calls.filter(({ method, path }) => method !== 'GET' && !isSign(path)),
    /** Sets who else is editing the record. */
    meet: (people: readonly Person[]) => {
      present = people
    },
    id: () => record.id,
    record: () => record,
    /** Saves as another user. */
    change,
    /** Sets the records that use the record. */
    use: (by: readonly UsedBy[]) => {
      users = by
    },
    /** Sets the result of connection tests. */
    onTrial: (make: (typed: Values) => TrialAnswer) => {
      trials = make
    },
    /** Answers the next write differently; `answer` creates the normal response. */
    next: (make: (answer: () => Response) => Response | Promise<Response>) => {
      answerNext = make
    },
    problem,
    fetch: async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
      const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input, window.location.origin)
      const method = init.method ?? 'GET'
      const body = typeof init.body === 'string' ? (JSON.parse(init.body) as Values) : {}
      const headers = new Headers(init.headers)
      const call = {
        method,
        path: pathname,
        query: searchParams,
        body,
        ifMatch: headers.get('if-match'),
        idempotencyKey: headers.get('idempotency-key'),
      }
      calls.push(call)
      const make = method === 'GET' || isSign(pathname) ? null : answerNext
      if (make !== null) answerNext = null
      return make === null ? answer(call) : make(() => answer(call))
    },
  }
}
