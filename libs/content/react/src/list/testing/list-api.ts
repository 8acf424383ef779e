import type { AnyRecord } from '@captain/content-core'
import { bulkApi } from './bulk-api.ts'
import { csvApi } from './csv-api.ts'

type Values = Readonly<Record<string, unknown>>

const json = (status: number, body: unknown) =>
  new Response(body === null ? null : JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

const MAX_COUNTED = 1000

const TAX_RATES = { rates: { standard: '10.0', reduced: '8.0', exempt: '0.0' }, rounding: 'floor' }

const NOT_READY = {
  type: 'urn:captain:problem:invalid',
  title: '入力内容を確認してください',
  status: 422,
  code: 'invalid',
  issues: [
    { path: 'photo', rule: 'requiredSelect', params: {}, message: '選択してください。' },
    { path: 'note.ja', rule: 'requiredInput', params: {}, message: '入力してください。' },
    { path: 'milliliters', rule: 'max', params: { max: 2000 }, message: '2,000以下の数値を入力してください。' },
  ],
}

/** A drink as the API returns it. */
export const drinkRecord = (id: string, ja: string, values: Values = {}): AnyRecord => ({
  id,
  name: { ja, en: null },
  photo: null,
  milliliters: 200,
  price: { amount: 1200, taxMode: 'excluded', taxRate: 'standard' },
  isHot: false,
  isPublished: false,
  sortOrder: 0,
  createdAt: '2026-11-01T00:00:00.000Z',
  createdBy: null,
  updatedAt: '2026-11-20T15:30:00.000Z',
  updatedBy: null,
  localeUpdatedAt: { ja: '2026-11-10T00:00:00.000Z', en: null },
  lockVersion: 1,
  deletedAt: null,
  state: values['isPublished'] === true ? 'on' : 'off',
  ...values,
})

/** In-memory staff API with drinks; the back end of a list under test. Those in `notReady` cannot be published. */
export const listApi = (first: readonly AnyRecord[], notReady: readonly string[] = []) => {
  const records = new Map(first.map((record) => [record.id, record]))
  const put = (id: string, values: Values) => {
    const old = records.get(id)
    if (old === undefined) return json(404, { type: 'x', title: 'x', status: 404, code: 'not-found' })
    const isPublished = 'isPublished' in values ? values['isPublished'] : old['isPublished']
    const next = { ...old, ...values, lockVersion: old.lockVersion + 1, state: isPublished === true ? 'on' : 'off' } as AnyRecord
    records.set(id, next)
    return json(200, next)
  }
  const page = (query: URLSearchParams) => {
    const limit = Number(query.get('limit'))
    const start = Number(query.get('after') ?? 0)
    const all = [...records.values()].filter(({ deletedAt }) => (deletedAt !== null) === (query.get('trash') === 'true'))
    const next = start + limit < all.length ? String(start + limit) : null
    const items = all.slice(start, start + limit)
    return json(200, {
      items,
      next,
      count: { value: Math.min(all.length, MAX_COUNTED), capped: all.length > MAX_COUNTED },
      included: { records: {}, media: {}, accounts: {} },
    })
  }
  const bulk = bulkApi({ records, notReady, put })
  const csv = csvApi({ records, put, remember: bulk.remember })
  return {
    record: (id: string) => records.get(id),
    fetch: async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
      const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input, window.location.origin)
      const [id = '', action] = pathname.split('/').slice(6)
      const method = init.method ?? 'GET'
      const body = (typeof init.body === 'string' ? JSON.parse(init.body) : {}) as Values
      if (pathname.endsWith('.csv')) return csv.file(searchParams)
      if (method === 'POST' && id === 'import') return action === undefined ? csv.start(init.body) : csv.next(pathname, body)
      if (method === 'POST' && id === 'bulk') return json(200, bulk.answer(action ?? '', body))
      if (method === 'DELETE') return put(id, { deletedAt: '2026-11-21T00:00:00.000Z' }).status === 200 ? json(204, null) : json(404, {})
      if (method === 'POST' && action === 'restore') return put(id, { deletedAt: null })
      if (pathname.endsWith('/tax-rates')) return json(200, TAX_RATES)
      if (action === 'used-by') return json(200, { items: [], refusal: null })
      if (method === 'GET') return id === '' ? page(searchParams) : json(200, records.get(id))
      return body['isPublished'] === true && notReady.includes(id) ? json(422, NOT_READY) : put(id, body)
    },
  }
}
