import { operationsOf } from '@captain/content-testing/permissions'
import { syncAccounts } from '@captain/platform-server'
import { startServer, type ServerUnderTest } from '@captain/platform-testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seed } from '../seed.ts'

type Json = Readonly<Record<string, unknown>> & { readonly id: string; readonly lockVersion: number }
type Answer = { readonly status: number; readonly body: Json }

const STAFF = '/api/v1/tenants/nyanko'
const BY = ['stranger', 'admin'] as const
type By = (typeof BY)[number]

let app: ServerUnderTest
let following: Awaited<ReturnType<typeof syncAccounts>>

beforeAll(async () => {
  app = await startServer()
  await app.seed('nyanko', seed)
  following = await syncAccounts(app.services)
  for (const person of BY) await app.prove(person)
})
afterAll(async () => {
  await following.stop()
  await app.stop()
})

/** Whether the sessions of all have just passed a step-up. */
const proven = (is: boolean) => app.pool.query(`update auth.session set "provenAt" = ${is ? 'now()' : 'null'}`)

const call = async (
  as: By,
  method: string,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> => {
  const isForm = body instanceof FormData
  const answer = await fetch(`${app.baseUrl}${STAFF}${path}`, {
    method,
    headers: {
      ...app.cookies[as],
      origin: app.baseUrl,
      ...(method === 'DELETE' && { 'if-match': '*' }),
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, body: (text === '' ? {} : JSON.parse(text)) as Json }
}

/** Who prepares an action and takes it: bulk actions and imports belong to their author. */
let author: By = 'admin'

/** Does something with a step-up, to prepare what follows. */
const prepared = async (method: string, path: string, body?: unknown): Promise<Json> => {
  await proven(true)
  const answer = await call(author, method, path, body)
  await proven(false)
  expect(answer.status, `${method} ${path} ${JSON.stringify(answer.body)}`).toBeLessThan(300)
  return answer.body
}

const listed = async (type: string, query: string): Promise<Json> => {
  const [first] = (await call('admin', 'GET', `/${type}?limit=1&${query}`)).body['items'] as readonly Json[]
  if (first === undefined) throw new Error(`no ${type} with ${query}`)
  return (await call('admin', 'GET', `/${type}/${first.id}`)).body
}

let made = 0
const person = (more: object = {}): object => {
  made += 1
  return { displayName: { ja: `人 ${made}` }, email: `person-${made}@step.example`, locale: 'ja', ...more }
}
const invited = () => prepared('POST', '/user', person({ sendInvitation: true }))
const profile = (slug: string) => listed('tenant', `filter[slug]=${slug}`)
const memberDraft = async (memberRole = 'editor') => ({ tenant: (await profile('cafe')).id, user: (await invited()).id, memberRole })
const member = async () => prepared('POST', '/tenant-user', await memberDraft())
const suspended = { operatingStatus: 'suspended' }

/** A record whose revision 1 has these values, and whose present ones are others. */
const changed = async (type: string, record: Json, changes: object): Promise<Json> =>
  prepared('PATCH', `/${type}/${record.id}`, { ...changes, lockVersion: record.lockVersion })
const trashed = async (type: string, record: Json): Promise<Json> => {
  await prepared('DELETE', `/${type}/${record.id}`)
  return record
}

const bulk = (type: string, record: Json, action: object) => ['POST', `/${type}/bulk`, { ids: [record.id], ...action }] as const
const undone = async (type: string, record: Json, action: object) => {
  const { operation } = await prepared(...bulk(type, record, action))
  return ['POST', `/${type}/bulk/${String(operation)}/undo`, {}] as const
}
const batch = (type: string, changes: object) => ['POST', '/batch', { changes: [{ type, ...changes }] }] as const
const patch = (type: string, { id, lockVersion }: Json, changes: object) =>
  ['PATCH', `/${type}/${id}`, { ...changes, lockVersion }] as const

const file = async (type: string, names: readonly string[], cells: readonly string[]): Promise<string> => {
  const form = new FormData()
  form.set('file', new File([`${names.join(',')}\r\n${cells.join(',')}\r\n`], 'sample.csv', { type: 'text/csv' }))
  return String((await prepared('POST', `/${type}/import`, form)).id)
}
const imported = async (type: string, step: 'check' | 'apply', record: Json, changes: Readonly<Record<string, string>>) => {
  const mapping = ['id', ...Object.keys(changes)]
  const id = await file(type, mapping, [record.id, ...Object.values(changes)])
  return ['POST', `/${type}/import/${id}/${step}`, { mapping, mode: 'update', key: 'id' }] as const
}

/** Opens the sites that actions have closed. */
const reopen = async (): Promise<void> => {
  for (const slug of ['hall', 'music', 'arcade']) {
    const site = await profile(slug)
    if (site['operatingStatus'] !== 'active') await changed('tenant', site, { operatingStatus: 'active' })
  }
}

type Request = readonly [method: string, path: string, body?: unknown]
/** An operation, the action that it takes (null if that needs no step-up), and its request; the name begins with the operation. */
type Case = readonly [name: string, action: string | null, request: () => Promise<Request>]

const OF_MEMBERS: readonly Case[] = [
  ['create', 'change-rights', async () => ['POST', '/tenant-user', await memberDraft()]],
  ['update the role', 'change-rights', async () => patch('tenant-user', await member(), { memberRole: 'owner' })],
  ['update what is no right', null, async () => patch('tenant-user', await member(), { notifyContact: true })],
  [
    'update several',
    'change-rights',
    async () => {
      const { id, lockVersion } = await member()
      return batch('tenant-user', { id, lockVersion, changes: { memberRole: 'viewer' } })
    },
  ],
  ['update several by making one', 'change-rights', async () => batch('tenant-user', { changes: await memberDraft() })],
  [
    'update several by removing one',
    'change-rights',
    async () => {
      const { id, lockVersion } = await member()
      return batch('tenant-user', { id, lockVersion, remove: true })
    },
  ],
  [
    'restore a revision',
    'change-rights',
    async () => {
      const now = await changed('tenant-user', await member(), { memberRole: 'viewer' })
      return ['POST', `/tenant-user/${now.id}/revisions/1/restore`, { lockVersion: now.lockVersion }]
    },
  ],
  ['delete', 'change-rights', async () => ['DELETE', `/tenant-user/${(await member()).id}`]],
  ['restore', 'change-rights', async () => ['POST', `/tenant-user/${(await trashed('tenant-user', await member())).id}/restore`]],
  ['change many', 'change-rights', async () => bulk('tenant-user', await member(), { action: 'edit', changes: { memberRole: 'owner' } })],
  ['change many: delete', 'change-rights', async () => bulk('tenant-user', await member(), { action: 'delete' })],
  [
    'change many: restore',
    'change-rights',
    async () => bulk('tenant-user', await trashed('tenant-user', await member()), { action: 'restore' }),
  ],
  ['undo', 'change-rights', async () => undone('tenant-user', await member(), { action: 'delete' })],
  ['apply an import', 'change-rights', async () => imported('tenant-user', 'apply', await member(), { memberRole: 'owner' })],
  ['check an import', null, async () => imported('tenant-user', 'check', await member(), { memberRole: 'owner' })],
]

const OF_PEOPLE: readonly Case[] = [
  ['create without an account', null, async () => ['POST', '/user', person()]],
  ['create and invite', 'manage-account', async () => ['POST', '/user', person({ sendInvitation: true })]],
  ['create and let use AI tools', 'manage-account', async () => ['POST', '/user', person({ sendInvitation: true, canUseAi: true })]],
  ['update a note', null, async () => patch('user', await invited(), { note: '覚え書き' })],
  ['update the permission for AI tools', 'change-rights', async () => patch('user', await invited(), { canUseAi: true })],
  [
    'update: invite again',
    'send-link',
    async () => patch('user', await changed('user', await invited(), { sendInvitation: false }), { sendInvitation: true }),
  ],
  [
    'update several',
    'change-rights',
    async () => {
      const { id, lockVersion } = await invited()
      return batch('user', { id, lockVersion, changes: { canUseAi: true } })
    },
  ],
  [
    'restore a revision',
    'change-rights',
    async () => {
      const now = await changed('user', await prepared('POST', '/user', person({ sendInvitation: true, canUseAi: true })), {
        canUseAi: false,
      })
      return ['POST', `/user/${now.id}/revisions/1/restore`, { lockVersion: now.lockVersion }]
    },
  ],
  ['delete', 'manage-account', async () => ['DELETE', `/user/${(await prepared('POST', '/user', person())).id}`]],
  ['restore', 'manage-account', async () => ['POST', `/user/${(await trashed('user', await invited())).id}/restore`]],
  ['change many', 'change-rights', async () => bulk('user', await invited(), { action: 'edit', changes: { canUseAi: true } })],
  ['change many: delete', 'manage-account', async () => bulk('user', await invited(), { action: 'delete' })],
  ['undo', 'manage-account', async () => undone('user', await invited(), { action: 'delete' })],
  ['apply an import', 'change-rights', async () => imported('user', 'apply', await invited(), { canUseAi: 'true' })],
  [
    'check an import of an invitation',
    'manage-account',
    async () => imported('user', 'check', await prepared('POST', '/user', person()), { sendInvitation: 'true' }),
  ],
]

const OF_SITES: readonly Case[] = [
  ['update what is seen', null, async () => patch('tenant', await profile('hall'), { phone: '0166-99-0001' })],
  ['update: suspend', 'close-site', async () => patch('tenant', await profile('hall'), suspended)],
  ['update: close', 'close-site', async () => patch('tenant', await profile('hall'), { operatingStatus: 'closed' })],
  [
    'update several',
    'close-site',
    async () => {
      const { id, lockVersion } = await profile('hall')
      return batch('tenant', { id, lockVersion, changes: suspended })
    },
  ],
  ['change many', 'close-site', async () => bulk('tenant', await profile('hall'), { action: 'edit', changes: suspended })],
  ['apply an import', 'close-site', async () => imported('tenant', 'apply', await profile('hall'), suspended)],
  ['check an import', null, async () => imported('tenant', 'check', await profile('hall'), suspended)],
  [
    'undo',
    'close-site',
    async () => {
      const closed = await changed('tenant', await profile('music'), suspended)
      return undone('tenant', closed, { action: 'edit', changes: { operatingStatus: 'active' } })
    },
  ],
  [
    'restore a revision',
    'close-site',
    async () => {
      const closed = await changed('tenant', await profile('arcade'), suspended)
      const open = await changed('tenant', closed, { operatingStatus: 'active' })
      return ['POST', `/tenant/${open.id}/revisions/${closed.lockVersion}/restore`, { lockVersion: open.lockVersion }]
    },
  ],
]

/** All versions of records, accounts and rights that a refused action must leave as they are. */
// A job looks after the domains.
const records = async () => [
  (await app.pool.query(`select id, type, lock_version from content.entry where type <> 'domain' order by id`)).rows,
  (await app.pool.query('select user_id, tenant_id, role from auth.membership order by user_id, tenant_id')).rows,
  (await app.pool.query('select user_id, permission from auth.permission_grant order by user_id')).rows,
  (await app.pool.query('select id from auth."user" order by id')).rows,
  (await app.pool.query('select count(*) from auth.one_time_link')).rows,
]

/** Operations that change no record of a person, a member or a site. */
const ELSEWHERE = ['keep a view', 'share a view', 'change a view', 'forget a view', 'say that one edits', 'sort', 'import', 'try']

describe.each([
  ['tenant-user', OF_MEMBERS],
  ['user', OF_PEOPLE],
  ['tenant', OF_SITES],
])('actions on records of the type %s', (type, actions) => {
  it('are walked by every operation that writes', () => {
    const declared = app.tenant('nyanko').contentTypes.find(({ name }) => name === type)
    if (declared === undefined) throw new Error(`no type ${type}`)
    const offered = operationsOf(declared).filter(({ writes, isOffered }) => writes && isOffered)
    const names = offered.map(({ name }) => name).filter((name) => !ELSEWHERE.includes(name))
    // Sites are made once, when the server is set up: the seed has made all of them.
    const left = type === 'tenant' ? names.filter((name) => name !== 'create') : names
    expect(left.filter((name) => !actions.some(([action]) => action.startsWith(name)))).toEqual([])
  })

  it.each(actions.filter(([, action]) => action === null))('%s needs none', async (_name, _action, request) => {
    for (const by of BY) {
      author = by
      const [method, path, body] = await request()
      await proven(false)
      const answer = await call(by, method, path, body)
      expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300)
    }
  })

  it.each(actions.filter(([, action]) => action !== null))('%s needs one to %s', async (_name, action, request) => {
    for (const by of BY) {
      author = by
      const [method, path, body] = await request()
      await proven(false)
      const before = await records()
      expect(await call(by, method, path, body), by).toMatchObject({ status: 403, body: { code: 'step-up-required', action } })
      expect(await records()).toEqual(before)
      await proven(true)
      const again = await call(by, method, path, body)
      expect(again.status, JSON.stringify(again.body)).toBeLessThan(300)
      expect(again.body['failed'] ?? []).toEqual([])
      if (type === 'tenant') await reopen()
    }
  })
})
