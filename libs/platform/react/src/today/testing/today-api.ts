import { mockApi, type MockResponse } from '@captain/http-core/testing/mock-api'
import { problem } from '@captain/http-core/testing/problem'
import type { TodayResponse } from '@captain/platform-core'
import { PARTS } from './today-samples.ts'

type Part = TodayResponse['parts'][number]

export const NEVER: MockResponse = () => new Promise(() => undefined)
export const UNAVAILABLE = problem(503, 'unavailable', '一時的に利用できません')

export const TODAY = '/api/v1/tenants/diner/today'

const withItem = (part: Part, id: string, values: object): Part =>
  part.kind === 'records' ? { ...part, items: part.items.map((item) => (item.id === id ? { ...item, ...values } : item)) } : part

/** Answers like the server: the page, its parts, and the acts on their records. */
export const todayApi = (given: readonly Part[] = PARTS, failing: readonly string[] = []) => {
  let parts = given
  const failed = new Set(failing)
  const requests: string[] = []
  const instead = new Map<string, MockResponse>()

  const answerToday = (wanted: string | null): Response => {
    // What waits is left out once nothing of it does.
    const isThere = (part: Part) => !part.key.startsWith('type-') || part.kind !== 'records' || part.items.length > 0
    const shown = parts.filter((part) => isThere(part) && (wanted === null || wanted.split(',').includes(part.key)))
    const answered = shown.map((part): Part => {
      if (!failed.has(part.key)) return part
      return {
        kind: 'failed',
        key: part.key,
        type: part.kind === 'records' ? part.type : null,
        labels: 'labels' in part ? part.labels : null,
      }
    })
    return Response.json({ day: '2026-11-27', parts: answered })
  }
  const findItem = (id: string) => parts.flatMap((part) => (part.kind === 'records' ? part.items : [])).find((item) => item.id === id)

  const write = (id: string, values: object): Response => {
    const item = findItem(id)
    if (item === undefined) return new Response(null, { status: 404 })
    const changed = { ...values, lockVersion: item.lockVersion + 1 }
    parts = parts.map((part) => withItem(part, id, changed))
    return Response.json({ ...item, ...changed, included: { records: {}, media: {}, accounts: {} } })
  }
  const start = (id: string): Response => {
    const answer = write(id, { status: 'inProgress', state: 'inProgress' })
    parts = parts.map((part) =>
      part.kind === 'records' && part.type === 'letter'
        ? { ...part, items: part.items.filter((item) => item.id !== id), count: { value: part.items.length - 1, capped: false } }
        : part,
    )
    return answer
  }
  const record = (id: string): Response => Response.json({ ...findItem(id), included: { records: {}, media: {}, accounts: {} } })

  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { pathname, search, searchParams } = new URL(input instanceof Request ? input.url : input, window.location.origin)
    const method = init?.method ?? 'GET'
    requests.push(`${method} ${pathname}${search}`)
    const answer = instead.get(pathname)
    if (answer !== undefined) return answer()
    if (pathname === TODAY) return answerToday(searchParams.get('part'))
    const [, id = '', transition] = /\/(?:dish|seat|letter)\/(\w+)(\/\w+)?$/.exec(pathname) ?? []
    if (method === 'PATCH') {
      const values: object = JSON.parse(typeof init?.body === 'string' ? init.body : '{}')
      return write(id, values)
    }
    if (method === 'POST' && transition === '/start') return start(id)
    if (method === 'GET' && findItem(id) !== undefined) return record(id)
    return new Response(null, { status: 404 })
  }
  return {
    /** Returns the requests, in order. */
    requests: (): readonly string[] => requests,
    /** Lets a part be read again. */
    heal: (key: string) => failed.delete(key),
    ...mockApi(fetch, instead),
  }
}

export type TodayApi = ReturnType<typeof todayApi>
