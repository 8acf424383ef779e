import type { Person, ServerUnderTest } from '@captain/platform-testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer } from './server-under-test.ts'

const CAFE = '/api/v1/tenants/cafe'

type Body = Readonly<Record<string, unknown>> & { readonly id: string; readonly lockVersion: number; readonly code?: string }
type Member = { readonly id: string; readonly email: string; readonly customRole: string | null }

let app: ServerUnderTest

const send = async (
  method: string,
  path: string,
  as: Person,
  body?: unknown,
): Promise<{ readonly status: number; readonly body: Body }> => {
  const answer = await fetch(`${app.baseUrl}${path}`, {
    method,
    headers: { ...app.cookies[as], origin: app.baseUrl, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, body: (text.startsWith('{') ? JSON.parse(text) : {}) as Body }
}

const rights = (operations: readonly string[], others: object = {}) => ({
  operations,
  languages: null,
  fields: {},
  otherFields: 'write',
  ...others,
})

const role = (types: object, others: object = {}) => ({
  key: 'translator',
  names: { ja: '翻訳者', en: 'Translator' },
  media: false,
  types,
  ...others,
})

const rolesOf = async () =>
  (await send('GET', `${CAFE}/roles`, 'admin')).body as unknown as { readonly items: readonly Body[]; readonly members: readonly Member[] }

const viewerId = async (): Promise<string> => (await rolesOf()).members.find(({ email }) => email === 'viewer@captain.example')?.id ?? ''

beforeAll(async () => {
  app = await startServer()
  await app.prove('admin')
})
afterAll(() => app.stop())

test('only owners and administrators manage roles, after a step-up', async () => {
  for (const person of ['viewer', 'editor'] as const) {
    expect((await send('GET', `${CAFE}/roles`, person)).status).toBe(403)
    expect((await send('POST', `${CAFE}/roles`, person, role({}))).status).toBe(403)
    expect((await send('PUT', `${CAFE}/members/${await viewerId()}/role`, person, { role: 'owner' })).status).toBe(403)
  }
  expect((await send('GET', `${CAFE}/roles`, 'stranger')).status).toBe(404)
  await app.pool.query(`update auth.session set "provenAt" = null`)
  const refused = await send('POST', `${CAFE}/roles`, 'admin', role({}))
  expect([refused.status, refused.body.code]).toEqual([403, 'step-up-required'])
  await app.pool.query(`update auth.session set "provenAt" = now()`)
  expect((await rolesOf()).items).toEqual([])
})

test.each<readonly [string, object, string]>([
  ['an unknown type', { nothing: rights(['read']) }, 'types.nothing'],
  ['rights without reading', { food: rights(['update']) }, 'types.food.operations'],
  ['an unknown field', { food: rights(['read'], { fields: { nothing: 'hidden' } }) }, 'types.food.fields.nothing'],
  ['a hidden title', { food: rights(['read'], { fields: { name: 'hidden' } }) }, 'types.food.fields.name'],
  ['creation in one language', { food: rights(['read', 'create'], { languages: ['en'] }) }, 'types.food.operations'],
])('refuses %s', async (_what, types, path) => {
  const answer = await send('POST', `${CAFE}/roles`, 'admin', role(types))
  expect(answer.status).toBe(422)
  expect(answer.body).toMatchObject({ issues: [{ path }] })
  expect((await rolesOf()).items).toEqual([])
})

test('refuses the key of a built-in role', async () => {
  expect((await send('POST', `${CAFE}/roles`, 'admin', role({}, { key: 'owner' }))).status).toBe(422)
})

test('a change counts from the next request on, and kept responses are not shared', async () => {
  const id = await viewerId()
  expect((await send('GET', `${CAFE}/food`, 'viewer')).status).toBe(200)
  const made = await send('POST', `${CAFE}/roles`, 'admin', role({ food: rights(['read'], { fields: { prepMinutes: 'hidden' } }) }))
  expect(made.status).toBe(201)
  expect((await send('PUT', `${CAFE}/members/${id}/role`, 'admin', { role: 'translator' })).status).toBe(200)
  expect((await send('GET', `${CAFE}/food`, 'viewer')).status).toBe(200)
  expect((await send('GET', `${CAFE}/drink`, 'viewer')).status).toBe(403)
  expect((await send('GET', `${CAFE}/food?sort=prepMinutes`, 'viewer')).status).toBe(400)
  expect((await send('POST', `${CAFE}/media`, 'viewer', {})).status).toBe(403)
  const tenants = (await send('GET', '/api/v1/tenants', 'viewer')).body as unknown as { readonly items: readonly Body[] }
  expect(tenants.items.find(({ slug }) => slug === 'cafe')).toMatchObject({ contentTypes: ['food'], customRole: { key: 'translator' } })
  const changed = { ...role({ drink: rights(['read']) }), key: undefined, lockVersion: 1 }
  expect((await send('PUT', `${CAFE}/roles/translator`, 'admin', changed)).status).toBe(200)
  expect((await send('GET', `${CAFE}/food`, 'viewer')).status).toBe(403)
  expect((await send('GET', `${CAFE}/drink`, 'viewer')).status).toBe(200)
  const stale = await send('PUT', `${CAFE}/roles/translator`, 'admin', changed)
  expect([stale.status, stale.body.code]).toEqual([409, 'version-conflict'])
})

test('a role that members have is not deleted', async () => {
  const refused = await send('DELETE', `${CAFE}/roles/translator`, 'admin')
  expect([refused.status, refused.body.code, refused.body['count']]).toEqual([409, 'role-in-use', 1])
  expect((await send('PUT', `${CAFE}/members/${await viewerId()}/role`, 'admin', { role: 'nobody' })).status).toBe(422)
  expect((await send('PUT', `${CAFE}/members/${await viewerId()}/role`, 'admin', { role: 'viewer' })).status).toBe(200)
  expect((await send('DELETE', `${CAFE}/roles/translator`, 'admin')).status).toBe(204)
  const { rows } = await app.pool.query<{ action: string }>(
    `select action from content.audit_event where action in ('createRole', 'updateRole', 'deleteRole', 'permission') order by id`,
  )
  expect(rows.map(({ action }) => action)).toEqual(['createRole', 'permission', 'updateRole', 'permission', 'deleteRole'])
})
