import type { RoleResponse, RolesResponse } from '@captain/platform-core'
import { mockApi, type MockResponse } from '@captain/http-core/testing/mock-api'

const BASE = '/api/v1/tenants/cafe'

/** Path of the roles. */
export const ROLES = `${BASE}/roles`

export const member = (changes: Partial<RolesResponse['members'][number]> = {}): RolesResponse['members'][number] => ({
  id: 'hanako',
  name: '港 花子',
  email: 'hanako@captain.example',
  role: 'editor',
  customRole: null,
  ...changes,
})

export const role = (changes: Partial<RoleResponse> = {}): RoleResponse => ({
  key: 'translator',
  names: { ja: '翻訳者', en: 'Translator' },
  media: false,
  types: { drink: { operations: ['read', 'update'], languages: ['en'], fields: {}, otherFields: 'write' } },
  lockVersion: 3,
  updatedAt: '2026-11-20T03:00:00.000Z',
  updatedBy: '港 太郎',
  members: [],
  ...changes,
})

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': status < 400 ? 'application/json' : 'application/problem+json' },
  })

const problem = (status: number, code: string, title: string, more: object = {}): MockResponse => {
  const body = { type: `urn:captain:problem:${code}`, title, status, code, ...more }
  return () => json(body, status)
}

export const NEVER: MockResponse = () => new Promise(() => undefined)
export const UNAVAILABLE: MockResponse = problem(503, 'unavailable', '一時的に利用できません')
export const LAST_OWNER: MockResponse = problem(409, 'last-owner', '管理者がいなくなるため、変更できません')
export const STALE: MockResponse = problem(409, 'version-conflict', 'ほかの人が先に保存しました')
export const KEY_TAKEN: MockResponse = problem(422, 'invalid', '入力内容を確認してください', {
  issues: [{ path: 'key', rule: 'duplicate', params: {}, message: 'すでに使われています。' }],
})

/** The operations that the drawer calls, on what a test or a story has put there. */
export const rolesApi = (given: Partial<RolesResponse> = {}) => {
  const state: { items: readonly RoleResponse[]; members: RolesResponse['members'] } = { items: [], members: [member()], ...given }
  const writes: (readonly [method: string, path: string, body: unknown])[] = []
  const instead = new Map<string, MockResponse>()

  const change = (method: string, path: string, body: never): Response => {
    const [, account = ''] = /^\/members\/([^/]+)\/role$/.exec(path) ?? []
    if (account !== '') {
      const { role: chosen } = body as { readonly role: string }
      const custom = state.items.find(({ key }) => key === chosen)
      const assigned = { role: 'viewer', customRole: chosen } as const
      const plain = { role: chosen as 'viewer', customRole: null }
      state.members = state.members.map((one) => (one.id === account ? { ...one, ...(custom === undefined ? plain : assigned) } : one))
      return json(custom === undefined ? plain : assigned)
    }
    const key = path.replace(/^\/roles\/?/, '')
    if (method === 'DELETE') {
      state.items = state.items.filter((one) => one.key !== key)
      return new Response(null, { status: 204 })
    }
    if (method === 'POST') state.items = [...state.items, role({ ...(body as object), lockVersion: 1 })]
    else state.items = state.items.map((one) => (one.key === key ? { ...one, ...(body as object), lockVersion: one.lockVersion + 1 } : one))
    return json(state.items.at(-1), method === 'POST' ? 201 : 200)
  }

  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.origin)
    const method = init?.method ?? 'GET'
    const body = (typeof init?.body === 'string' ? JSON.parse(init.body) : undefined) as never
    const path = pathname.replace(BASE, '')
    if (method !== 'GET') writes.push([method, path, body])
    const other = instead.get(`${method} ${pathname}`)
    if (other !== undefined) return other()
    return method === 'GET' ? json(state) : change(method, path, body)
  }

  return { fetch, writes, ...mockApi(fetch, instead) }
}

export type RolesApi = ReturnType<typeof rolesApi>
