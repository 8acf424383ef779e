import { startServer, type Person, type ServerUnderTest } from '@captain/platform-testing'
import { seed } from '../../seed.ts'

export type Json = { readonly [name: string]: unknown } & { readonly id: string; readonly lockVersion: number }
export type Answer = { readonly status: number; readonly body: Json; readonly headers: Headers }

type CallOptions = {
  readonly as?: Person
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** Demo shop on the real server. */
export type ShopUnderTest = Pick<ServerUnderTest, 'pool' | 'services' | 'stop'> & {
  call(method: string, path: string, options?: CallOptions): Promise<Answer>
  /** Finds a record through the staff API by a field value. */
  find(type: string, field: string, value: string): Promise<Json>
  patch(type: string, record: Json, changes: object): Promise<Answer>
  step(order: Json, step: string, input?: object, as?: Person): Promise<Answer>
}

export const STAFF = '/api/v1/tenants/shop'
export const PUBLIC = '/api/v1/public/shop'

export const startShop = async (): Promise<ShopUnderTest> => {
  const app = await startServer()
  await app.seed('shop', seed)

  const call: ShopUnderTest['call'] = async (method, path, { as = 'guest', body, headers = {} } = {}) => {
    const answer = await fetch(`${app.baseUrl}${path}`, {
      method,
      headers: {
        ...app.cookies[as],
        origin: app.baseUrl,
        ...(method === 'DELETE' && { 'if-match': '*' }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    return { status: answer.status, headers: answer.headers, body: (text === '' ? {} : JSON.parse(text)) as Json }
  }
  const version = (record: Json) => ({ 'if-match': `"${record.lockVersion}"` })
  return {
    ...app,
    call,
    find: async (type, field, value) => {
      const list = await call('GET', `${STAFF}/${type}?limit=100`, { as: 'admin' })
      const found = (list.body['items'] as readonly Json[]).find((one) => one[field] === value)
      if (found === undefined) throw new Error(`no ${type} with ${field} ${value}`)
      return (await call('GET', `${STAFF}/${type}/${found.id}`, { as: 'admin' })).body
    },
    patch: (type, record, changes) =>
      call('PATCH', `${STAFF}/${type}/${record.id}`, { as: 'admin', body: changes, headers: version(record) }),
    step: (order, step, input = {}, as = 'admin') =>
      call('POST', `${STAFF}/order/${order.id}/${step}`, { as, body: input, headers: version(order) }),
  }
}
