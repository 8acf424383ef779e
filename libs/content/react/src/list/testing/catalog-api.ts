import type { AnyRecord, SavedView } from '@captain/content-core'
import { afterPublishing } from '../../form/testing/after-publishing.ts'
import { catalogPage } from './catalog-page.ts'
import { json, NOTHING_INCLUDED, problem, type Values } from './catalog-responses.ts'
import { catalogViews } from './catalog-views.ts'

type Start = {
  readonly views?: readonly SavedView[]
  /** Answers a request instead; null passes it on. */
  readonly instead?: (method: string, path: string, query: URLSearchParams) => Response | Promise<Response> | null
}

/** In-memory staff API with the records and saved views of one type; `asked` are the queries of its list. */
export const catalogApi = (first: readonly AnyRecord[], { views: firstViews = [], instead }: Start = {}) => {
  const records = new Map(first.map((record) => [record.id, record]))
  const views = catalogViews(firstViews)
  const asked: string[] = []

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
    return json(200, { ...next, included: NOTHING_INCLUDED })
  }

  return {
    asked,
    record: (id: string) => records.get(id),
    views: views.all,
    /** Saves as another user. */
    change: (id: string, values: Values) => {
      const old = records.get(id)
      if (old !== undefined) records.set(id, { ...old, ...values, lockVersion: old.lockVersion + 1 } as AnyRecord)
    },
    fetch: async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
      const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input, window.location.origin)
      const [id = '', action = ''] = pathname.split('/').slice(6)
      const method = init.method ?? 'GET'
      const body = (typeof init.body === 'string' ? JSON.parse(init.body) : {}) as Values
      const other = instead?.(method, pathname, searchParams) ?? null
      if (other !== null) return other
      if (pathname.endsWith('/members')) return json(200, { items: [{ id: 'aoi', name: '佐藤 葵' }] })
      if (id === 'views') return views.answer(method, action, body)
      if (method === 'GET' && id === '') {
        asked.push(decodeURIComponent(searchParams.toString()))
        return catalogPage([...records.values()], searchParams)
      }
      if (method === 'GET') return json(200, { ...records.get(id), included: NOTHING_INCLUDED })
      if (method === 'POST' && action === 'restore') {
        const old = records.get(id)
        if (old !== undefined) records.set(id, { ...old, deletedAt: null })
        return json(200, records.get(id))
      }
      const version = /"(\d+)"/.exec(new Headers(init.headers).get('if-match') ?? '')?.[1]
      return update(id, Number(version), { ...body, ...afterPublishing(records.get(id) ?? {}, action) })
    },
  }
}
