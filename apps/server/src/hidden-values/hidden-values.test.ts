import type { Person, ServerUnderTest } from '@captain/platform-testing'
import { seed as cafeSeed } from '@captain/t7/seed'
import { seed as builderSeed } from '@captain/t3/seed'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer } from '../server-under-test.ts'
import { tenants } from '../tenants.ts'

type Body = Readonly<Record<string, unknown>>
type Item = Body & { readonly id: string; readonly lockVersion: number }

let app: ServerUnderTest

const send = async (as: Person, method: string, path: string, body?: unknown, version?: number) => {
  const answer = await fetch(`${app.baseUrl}/api/v1/tenants/${path}`, {
    method,
    headers: {
      ...app.cookies[as],
      origin: app.baseUrl,
      'content-type': 'application/json',
      ...(version !== undefined && { 'if-match': `"${version}"` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, body: (text.startsWith('{') ? JSON.parse(text) : {}) as Body }
}

/** Returns the first record with a value in a field. */
const recordWith = async (field: string, path: string): Promise<Item> => {
  const { items } = (await send('admin', 'GET', `${path}?limit=50`)).body as { readonly items: readonly Item[] }
  for (const { id } of items) {
    const { body } = await send('admin', 'GET', `${path}/${id}`)
    if (body[field] !== null && body[field] !== undefined) return body as Item
  }
  throw new Error(`no record of ${path} has ${field}`)
}

beforeAll(async () => {
  app = await startServer()
  await app.seed('cafe', cafeSeed)
  await app.seed('kensetsu', builderSeed)
  await app.prove('admin')
})
afterAll(() => app.stop())

/** The ways to send a value of one field of a record. */
const WAYS = ['PATCH', 'batch', 'bulk'] as const

const sent = (as: Person, way: (typeof WAYS)[number], [tenant, type]: readonly [string, string], item: Item, changes: object) => {
  const { id, lockVersion } = item
  if (way === 'PATCH') return send(as, 'PATCH', `${tenant}/${type}/${id}`, changes, lockVersion)
  if (way === 'batch') return send(as, 'POST', `${tenant}/batch`, { changes: [{ type, id, lockVersion, changes }] })
  return send(as, 'POST', `${tenant}/${type}/bulk`, { ids: [id], action: 'edit', changes })
}

const answered = async (...call: Parameters<typeof sent>) => {
  const { status, body } = await sent(...call)
  return JSON.stringify({ status, body: { ...body, operation: null } })
}

/** Returns the response to an import of a value of one field. */
const imported = async (as: Person, type: string, id: string, field: string, value: unknown) => {
  const form = new FormData()
  form.set('file', new File([`id,${field}\r\n${id},${String(value)}\r\n`], 'guess.csv', { type: 'text/csv' }))
  const headers = { ...app.cookies[as], origin: app.baseUrl }
  const begun = await fetch(`${app.baseUrl}/api/v1/tenants/${type}/import`, { method: 'POST', headers, body: form })
  const upload = (await begun.json()) as { readonly id: string; readonly targets: readonly { readonly path: string }[] }
  const plan = { mapping: ['id', field], mode: 'update', key: 'id' }
  const checked = await send(as, 'POST', `${type}/import/${upload.id}/check`, plan)
  const applied = await send(as, 'POST', `${type}/import/${upload.id}/apply`, plan)
  return { targets: upload.targets.map(({ path }) => path), answers: [checked, applied].map(({ status, body }) => [status, body]) }
}

/** Returns the responses to imports of the stored value and of another one. */
const importedBoth = async (as: Person, type: string, field: string, guess: unknown) => {
  const item = await recordWith(field, type)
  return [await imported(as, type, item.id, field, item[field]), await imported(as, type, item.id, field, guess)] as const
}

describe('a field that a custom role hides', () => {
  beforeAll(async () => {
    const rights = {
      operations: ['read', 'update'],
      languages: null,
      fields: { prepMinutes: 'hidden', seasonFrom: 'hidden' },
      otherFields: 'write',
    }
    const role = { key: 'translator', names: { ja: '翻訳者', en: 'Translator' }, media: false, types: { food: rights } }
    await send('admin', 'POST', 'cafe/roles', role)
    const { members } = (await send('admin', 'GET', 'cafe/roles')).body as {
      readonly members: readonly { readonly id: string; readonly email: string }[]
    }
    const id = members.find(({ email }) => email === 'viewer@captain.example')?.id
    await send('admin', 'PUT', `cafe/members/${id}/role`, { role: 'translator' })
  })

  test('is in no API description of the member', async () => {
    const described = async (as: Person) => (await fetch(`${app.baseUrl}/api/openapi.json`, { headers: app.cookies[as] })).text()
    expect(await described('editor')).toContain('prepMinutes')
    const own = await described('viewer')
    expect(own).toContain('"cafe.food.list"')
    expect(own).not.toContain('prepMinutes')
    const page = await fetch(`${app.baseUrl}/api/docs/cafe/food`, { headers: app.cookies.viewer })
    expect(await page.text()).not.toContain('prepMinutes')
  })

  test.each(WAYS)('is answered alike whatever the stored value is, by %s', async (way) => {
    const item = await recordWith('prepMinutes', 'cafe/food')
    expect((await send('viewer', 'GET', `cafe/food/${item.id}`)).body).not.toHaveProperty('prepMinutes')
    const right = await answered('viewer', way, ['cafe', 'food'], item, { prepMinutes: item['prepMinutes'] })
    for (const guess of [Number(item['prepMinutes']) + 1, null])
      expect(await answered('viewer', way, ['cafe', 'food'], item, { prepMinutes: guess })).toBe(right)
    expect(right).toContain('readOnly')
  })

  test('is compared with no other field that the member sends', async () => {
    const item = await recordWith('seasonFrom', 'cafe/food')
    const days = ['2000-01-01', '2099-12-31']
    const roles = (await send('admin', 'GET', 'cafe/roles')).body
    expect(JSON.stringify(roles)).toContain('translator')
    for (const way of WAYS) {
      const answers = await Promise.all(days.map((day) => answered('viewer', way, ['cafe', 'food'], item, { seasonUntil: day })))
      expect(new Set(answers).size).toBe(1)
      expect(answers[0]).toContain('readOnly')
    }
  })

  test('is no column of an import', async () => {
    const [right, wrong] = await importedBoth('viewer', 'cafe/food', 'prepMinutes', 1)
    expect(right.targets).not.toContain('prepMinutes')
    expect(right.answers.map(([status]) => status)).toEqual([400, 400])
    expect(wrong).toEqual(right)
  })
})

describe('a field that only owners read', () => {
  const PROJECTS = ['kensetsu', 'construction-project'] as const

  beforeAll(async () => {
    const { number } = tenants.find(({ slug }) => slug === 'kensetsu') ?? { number: 0 }
    await app.pool.query(
      `insert into auth.membership (user_id, tenant_id, role) select u.id, $1, 'editor' from auth."user" u where u.email = 'editor@captain.example'`,
      [number],
    )
  })

  test.each(WAYS)('is answered alike whatever the stored value is, by %s', async (way) => {
    const item = await recordWith('contractAmount', PROJECTS.join('/'))
    const right = await answered('editor', way, PROJECTS, item, { contractAmount: item['contractAmount'] })
    expect(await answered('editor', way, PROJECTS, item, { contractAmount: '1.00' })).toBe(right)
    expect(right).toContain('readOnly')
    expect((await send('admin', 'GET', `${PROJECTS.join('/')}/${item.id}`)).body).toMatchObject({ contractAmount: item['contractAmount'] })
  })

  test('is no column of an import', async () => {
    const [right, wrong] = await importedBoth('editor', PROJECTS.join('/'), 'contractAmount', '1.00')
    expect(right.targets).not.toContain('contractAmount')
    expect(right.answers.map(([status]) => status)).toEqual([400, 400])
    expect(wrong).toEqual(right)
  })

  test('stays if a record is sent back as it was read', async () => {
    const item = await recordWith('contractAmount', PROJECTS.join('/'))
    const read = (await send('editor', 'GET', `${PROJECTS.join('/')}/${item.id}`)).body as Item
    expect(read['contractAmount']).toBeNull()
    const { included: _included, ...record } = read
    expect((await send('editor', 'PATCH', `${PROJECTS.join('/')}/${read.id}`, record, read.lockVersion)).status).toBe(200)
    expect((await send('admin', 'GET', `${PROJECTS.join('/')}/${read.id}`)).body).toMatchObject({
      contractAmount: item['contractAmount'],
    })
  })
})
