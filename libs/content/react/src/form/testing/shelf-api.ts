import type { Person, ConnectionTestResult, UsedBy, UsedByResponse } from '@captain/content-core'
import { callOf, json, problem, type Call, type Values } from './shelf-call.ts'
import { NOTHING_INCLUDED, shelfRecord, transitionIn } from './shelf-record.ts'
import { shelfReplies } from './shelf-replies.ts'

const isSign = (path: string) => path.endsWith('/presence') || path.endsWith('/read') || path.endsWith('/trial')

const listOf = (records: readonly Values[], { query }: Call): Response => {
  const states = query.get('status')?.split(',')
  const items = records.filter((record) => states === undefined || states.includes(String(record['state'])))
  return json(200, { items, next: null, count: { value: items.length, capped: false }, included: NOTHING_INCLUDED })
}

/** In-memory staff API with one record, others that pickers find, and a request log; the back end of a form under test. */
export const shelfApi = (first: Values, others: readonly Values[] = []) => {
  const calls: Call[] = []
  const record = shelfRecord(first)
  const replies = shelfReplies(record)
  let present: readonly Person[] = []
  let users: readonly UsedBy[] = []
  let refusal: UsedByResponse['refusal'] = null
  let trial: ConnectionTestResult | null = null
  let trials: (typed: Values) => ConnectionTestResult | null = () => null
  let answerNext: ((answer: () => Response) => Response | Promise<Response>) | null = null

  /** Answers a call that neither reads nor changes the record; null for any other. */
  const answerAround = ({ method, path, body }: Call): Response | null => {
    if (path.endsWith('/duplicate-check')) return json(200, { value: false })
    if (path.endsWith('/trial')) return json(200, method === 'GET' ? { last: trial } : (trial = trials(body)))
    if (path.endsWith('/events')) return json(200, { items: record.events, next: null })
    if (path.endsWith('/used-by')) return json(200, { items: users, refusal })
    if (path.endsWith('/read')) return new Response(null, { status: 204 })
    if (path.endsWith('/presence')) return json(200, { items: present })
    if (path.endsWith('/members')) return json(200, { items: [{ id: 'b', name: '喫茶 編', role: 'editor' }] })
    return null
  }

  const answer = (call: Call): Response => {
    if (call.path.endsWith('/replies')) return replies.answer(call)
    const around = answerAround(call)
    if (around !== null) return around
    const [transition, { id, lockVersion }] = [transitionIn(call.path), record.get()]
    if (call.method === 'DELETE') {
      const stored: Values = others.find((one) => call.path.endsWith(`/${String(one['id'])}`)) ?? record.get()
      if (call.ifMatch !== `"${String(stored['lockVersion'])}"`) return problem(409, 'version-conflict', { current: stored })
      return new Response(null, { status: 204 })
    }
    const isSequence = call.path.endsWith('/transitions')
    if (call.method === 'POST' && transition === undefined && !isSequence) return record.create(call)
    if (call.method === 'GET') return call.path.endsWith(id) ? json(200, record.get()) : listOf(others, call)
    if (call.ifMatch !== `"${lockVersion}"`) return problem(409, 'version-conflict', { current: record.get() })
    if (isSequence) return record.sequence(call.body)
    return transition === undefined ? record.change(call.body) : record.transition(transition, call.body)
  }

  return {
    calls,
    /** Writes only: neither presence, read marks nor connection tests. */
    writes: () => calls.filter(({ method, path }) => method !== 'GET' && !isSign(path)),
    /** Sets who else is editing the record. */
    meet: (people: readonly Person[]) => {
      present = people
    },
    id: () => record.get().id,
    record: record.get,
    replies,
    /** Saves as another user. */
    change: record.change,
    /** Sets the records that use the record. */
    use: (by: readonly UsedBy[]) => {
      users = by
    },
    /** Sets why the record can't be deleted. */
    refuseDelete: (why: UsedByResponse['refusal']) => {
      refusal = why
    },
    /** Sets the result of connection tests. */
    onTrial: (make: (typed: Values) => ConnectionTestResult) => {
      trials = make
    },
    /** Answers the next write differently; `answer` creates the normal response. */
    next: (make: (answer: () => Response) => Response | Promise<Response>) => {
      answerNext = make
    },
    problem,
    fetch: async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
      const call = callOf(input, init)
      calls.push(call)
      const make = call.method === 'GET' || isSign(call.path) ? null : answerNext
      if (make !== null) answerNext = null
      return make === null ? answer(call) : make(() => answer(call))
    },
  }
}
