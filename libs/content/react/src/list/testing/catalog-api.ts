import type { AnyRecord, SavedView } from '@captain/content-core'
import { catalogId } from './catalog.ts'

type Values = Readonly<Record<string, unknown>>

const json = (status: number, body: unknown) =>
  new Response(body === null ? null : JSON.stringify(body), {
    status,
    headers: { 'content-type': status < 400 ? 'application/json' : 'application/problem+json' },
  })

const problem = (status: number, code: string, more: Values = {}) =>
  json(status, { type: `urn:captain:problem:${code}`, title: code, status, code, ...more })

const isWithin = (value: unknown, wanted: readonly string[]): boolean => {
  const [only = ''] = wanted
  if (!only.includes('..')) return [value].flat().some((one) => wanted.includes(String(one)))
  const [from = '', to = ''] = only.split('..')
  const text = String(value)
  return (from === '' || text >= from) && (to === '' || text <= to)
}

const FILTER = /^filter\[(\w+)\]$/

const holds = (record: AnyRecord, query: URLSearchParams): boolean => {
  const states = query.get('status')?.split(',')
  if ((record.deletedAt !== null) !== (query.get('trash') === 'true')) return false
  if (states !== undefined && !states.includes(record.state)) return false
  if (query.get('translation') === 'missing' && record.localeUpdatedAt.en !== null) return false
  const q = query.get('q') ?? ''
  if (!JSON.stringify([record['name'], record['title']]).includes(q)) return false
  const fields = new Set([...query.keys()].map((key) => FILTER.exec(key)?.[1]).filter((name) => name !== undefined))
  return [...fields].every((name) => isWithin(record[name], query.getAll(`filter[${name}]`)))
}

type Start = {
  readonly views?: readonly SavedView[]
  /** Answers a request instead; null passes it on. */
  readonly instead?: (method: string, path: string, query: URLSearchParams) => Response | Promise<Response> | null
}

/** In-memory staff API with the records and saved views of one type; `asked` are the queries of its list. */
export const catalogApi = (first: readonly AnyRecord[], { views: firstViews = [], instead }: Start = {}) => {
  const records = new Map(first.map((record) => [record.id, record]))
  let views = [...firstViews]
  const asked: string[] = []

  const page = (query: URLSearchParams) => {
    asked.push(decodeURIComponent(query.toString()))
    const limit = Number(query.get('limit'))
    const start = Number(query.get('after') ?? 0)
    const all = [...records.values()].filter((record) => holds(record, query))
    const rest = new URLSearchParams([...query].filter(([name]) => name !== 'status'))
    const counted = [...records.values()].filter((record) => holds(record, rest))
    const counts: Record<string, { value: number; capped: boolean }> = {
      draft: { value: 0, capped: false },
      scheduled: { value: 0, capped: false },
      published: { value: 0, capped: false },
      expired: { value: 0, capped: false },
      archived: { value: 0, capped: false },
    }
    for (const { state } of counted) counts[state] = { value: (counts[state]?.value ?? 0) + 1, capped: false }
    return json(200, {
      items: all.slice(start, start + limit),
      next: start + limit < all.length ? String(start + limit) : null,
      count: { value: all.length, capped: false },
      ...(query.get('counts') === 'status' && { states: counts }),
      included: { records: {}, media: {}, accounts: {} },
    })
  }

  const viewAnswer = (method: string, id: string, body: Values) => {
    if (method === 'GET') return json(200, { items: views })
    if (method === 'POST') {
      const made = {
        id: catalogId(900 + views.length),
        isShared: false,
        isMine: true,
        isEditable: true,
        dropped: [],
        updatedAt: '2026-11-21T00:00:00.000Z',
        ...body,
      } as unknown as SavedView
      views = [...views, made]
      return json(201, made)
    }
    const old = views.find((view) => view.id === id)
    if (old === undefined) return problem(404, 'not-found')
    if (method === 'DELETE') {
      views = views.filter((view) => view.id !== id)
      return json(204, null)
    }
    const changed = { ...old, ...body, ...('query' in body && { dropped: [] }) } as SavedView
    views = views.map((view) => (view.id === id ? changed : view))
    return json(200, changed)
  }

  const update = (id: string, version: number, body: Values) => {
    const old = records.get(id)
    if (old === undefined) return problem(404, 'not-found')
    if (old.lockVersion !== version) return problem(409, 'version-conflict', { current: old, base: null })
    if (typeof body['stars'] === 'number' && body['stars'] > 5) {
      return problem(422, 'invalid', {
        issues: [{ path: 'stars', rule: 'max', params: { max: 5 }, message: '5以下の数値を入力してください。' }],
      })
    }
    const next = { ...old, ...body, lockVersion: old.lockVersion + 1 } as AnyRecord
    records.set(id, next)
    return json(200, { ...next, included: { records: {}, media: {}, accounts: {} } })
  }

  return {
    asked,
    record: (id: string) => records.get(id),
    views: () => views,
    /** Saves as another user. */
    change: (id: string, values: Values) => {
      const old = records.get(id)
      if (old !== undefined) records.set(id, { ...old, ...values, lockVersion: old.lockVersion + 1 } as AnyRecord)
    },
    fetch: async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
      const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input, window.location.origin)
      const [id = '', act = ''] = pathname.split('/').slice(6)
      const method = init.method ?? 'GET'
      const body = (typeof init.body === 'string' ? JSON.parse(init.body) : {}) as Values
      const other = instead?.(method, pathname, searchParams) ?? null
      if (other !== null) return other
      if (pathname.endsWith('/members')) return json(200, { items: [{ id: 'aoi', name: '佐藤 葵' }] })
      if (id === 'views') return viewAnswer(method, act, body)
      if (method === 'GET')
        return id === '' ? page(searchParams) : json(200, { ...records.get(id), included: { records: {}, media: {}, accounts: {} } })
      if (method === 'POST' && act === 'restore') {
        const old = records.get(id)
        if (old !== undefined) records.set(id, { ...old, deletedAt: null })
        return json(200, records.get(id))
      }
      const version = /"(\d+)"/.exec(new Headers(init.headers).get('if-match') ?? '')?.[1]
      return update(id, Number(version), body)
    },
  }
}
