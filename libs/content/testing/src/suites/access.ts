import { roleAtLeast } from '@captain/auth-core'
import type { Method } from '@captain/http'
import { expect, test } from 'vitest'
import type { RawAnswer } from '../session/session.ts'
import { allPages } from '../world/all-pages.ts'
import type { World } from '../world/world.ts'
import type { Suite } from './suite.ts'

type Operation = {
  readonly name: string
  readonly method: Method
  readonly path: string
  readonly body?: unknown
  readonly writes: boolean
}

const NOBODY = '01ARZ3NDEKTSV4RRFFQ69G5FAV'

/** Everything that the staff API does with a type, aimed at one record. */
const operations = ({ path, type }: World, id: string, body: unknown): readonly Operation[] => [
  { name: 'list', method: 'GET', path, writes: false },
  { name: 'get', method: 'GET', path: `${path}/${id}`, writes: false },
  { name: 'revisions', method: 'GET', path: `${path}/${id}/revisions`, writes: false },
  { name: 'used by', method: 'GET', path: `${path}/${id}/used-by`, writes: false },
  { name: 'create', method: 'POST', path, body, writes: true },
  {
    name: 'update',
    method: 'PATCH',
    path: `${path}/${id}`,
    body: { [type.title]: (body as Record<string, unknown>)[type.title], lockVersion: 1 },
    writes: true,
  },
  { name: 'duplicate', method: 'POST', path: `${path}/${id}/duplicate`, writes: true },
  { name: 'delete', method: 'DELETE', path: `${path}/${id}`, writes: true },
  { name: 'restore', method: 'POST', path: `${path}/${id}/restore`, writes: true },
  ...(type.workflow === 'publish'
    ? [{ name: 'publish', method: 'POST', path: `${path}/${id}/publish`, body: { lockVersion: 1 }, writes: true } as const]
    : []),
  ...(type.workflow === 'toggle'
    ? [{ name: 'reorder', method: 'POST', path: `${path}/reorder`, body: { ids: [id] }, writes: true } as const]
    : []),
]

const snapshot = async ({ client }: World): Promise<readonly string[]> =>
  (await allPages(client.list)).map((record) => `${record.id} ${record.lockVersion} ${record.updatedAt}`)

const seen = ({ status, text, headers }: RawAnswer) => ({ status, text, type: headers.get('content-type') })

/** Who may do what; what is refused leaves nothing behind. */
export const accessSuite: Suite = (type, world) => {
  test('turns guests away with 401 from everything', async () => {
    const here = world()
    const record = await here.make()
    const before = await snapshot(here)
    for (const { name, method, path, body } of operations(here, record.id, await here.sample())) {
      expect((await here.guest.raw(method, path, { body })).status, name).toBe(401)
    }
    expect(await snapshot(here)).toEqual(before)
  })

  test('answers members of other tenants exactly as if there were nothing', async () => {
    const here = world()
    const record = await here.make()
    const before = await snapshot(here)
    const nothing = seen(await here.editor.raw('GET', `${here.path}/${NOBODY}`))
    expect(nothing.status).toBe(404)
    for (const { name, method, path, body } of operations(here, record.id, await here.sample())) {
      expect(seen(await here.outsider.raw(method, path, { body })), name).toEqual(nothing)
    }
    expect(seen(await here.outsider.raw('GET', `/api/v1/tenants/no-such-tenant/${type.name}`))).toEqual(nothing)
    expect(await snapshot(here)).toEqual(before)
  })

  test('lets viewers read and not write', async () => {
    const here = world()
    const record = await here.make()
    const before = await snapshot(here)
    for (const { name, method, path, body, writes } of operations(here, record.id, await here.sample())) {
      const { status } = await here.viewer.raw(method, path, { body })
      expect(status, name).toBe(writes || !roleAtLeast('viewer', type.access.read) ? 403 : 200)
    }
    expect(await snapshot(here)).toEqual(before)
  })

  test('refuses writes that do not come from its own pages', async () => {
    const here = world()
    const record = await here.make()
    const before = await snapshot(here)
    for (const { name, method, path, body, writes } of operations(here, record.id, await here.sample())) {
      if (!writes) continue
      expect((await here.editor.raw(method, path, { body, headers: { origin: 'https://elsewhere.example' } })).status, name).toBe(403)
    }
    expect(await snapshot(here)).toEqual(before)
  })

  test('knows no types of other tenants, and no records of other types', async () => {
    const here = world()
    const record = await here.make()
    const nothing = seen(await here.editor.raw('GET', `${here.path}/${NOBODY}`))
    expect(seen(await here.editor.raw('GET', `/api/v1/tenants/${here.tenant.slug}/no-such-type`))).toEqual(nothing)
    for (const other of here.tenant.contentTypes.filter((one) => one.name !== type.name)) {
      expect(seen(await here.editor.raw('GET', `/api/v1/tenants/${here.tenant.slug}/${other.name}/${record.id}`)), other.name).toEqual(
        nothing,
      )
    }
  })

  const absent: readonly Pick<Operation, 'name' | 'method'>[] = [
    { name: '', method: 'PUT' },
    ...(type.screens.includes('new') ? [] : [{ name: '', method: 'POST' } as const, { name: 'duplicate', method: 'POST' } as const]),
    ...(type.workflow === 'publish' ? [] : [{ name: 'publish', method: 'POST' } as const, { name: 'archive', method: 'POST' } as const]),
    ...(type.workflow === 'toggle' ? [] : [{ name: 'reorder', method: 'POST' } as const]),
  ]

  test('has no operations beyond its screens and its workflow', async () => {
    const here = world()
    const record = await here.make()
    for (const { name, method } of absent) {
      const path = name === 'reorder' || (name === '' && method === 'POST') ? here.path : `${here.path}/${record.id}`
      const answer = await here.editor.raw(method, name === '' ? path : `${path}/${name}`, { body: { lockVersion: 1, ids: [record.id] } })
      expect([404, 405], `${method} ${name}`).toContain(answer.status)
    }
    expect(await here.client.get(record.id)).toMatchObject({ lockVersion: record.lockVersion, state: record.state })
  })
}
