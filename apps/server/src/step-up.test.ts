import { hasPersonalData, TRANSITION_NAMES, type AnyContentType } from '@captain/content-core'
import type { Endpoint } from '@captain/auth-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApi } from './api-docs/api-under-test.ts'
import type { TestApp } from './app-under-test.ts'
import { tenants } from './tenants.ts'

/**
 * Whether an operation is an action that requires a step-up, for each that writes. `by its effect` is decided by what the hooks of the
 * content type do; `libs/tenants/t1/src/server/step-up.test.ts` walks those of the types whose hooks change accounts and sites.
 */
const NONE = 'none'
const BY_EFFECT = 'by its effect'

const OF_ADMINISTRATION = {
  'POST /api/v1/admin/auth-users': 'manage-account',
  'POST /api/v1/admin/auth-users/:id/approve': 'manage-account',
  'POST /api/v1/admin/auth-users/:id/invite': 'send-link',
  'PUT /api/v1/admin/auth-users/:id/ai': 'change-rights',
  'DELETE /api/v1/admin/auth-users/:id/second-factor': 'change-sign-in',
} as const

const OF_A_TENANT = {
  'POST /api/v1/tenants/:tenant/api-keys': 'create-key',
  'DELETE /api/v1/tenants/:tenant/api-keys/:id': NONE,
  'POST /api/v1/tenants/:tenant/personal-data/search': 'export-people',
  'POST /api/v1/tenants/:tenant/personal-data/disclosure': 'export-people',
  'POST /api/v1/tenants/:tenant/personal-data/erasure': 'erase-people',
  'POST /api/v1/tenants/:tenant/batch': BY_EFFECT,
  'POST /api/v1/tenants/:tenant/media': NONE,
  'POST /api/v1/tenants/:tenant/ai-images': NONE,
  'PATCH /api/v1/tenants/:tenant/media-library/:id': NONE,
  'POST /api/v1/tenants/:tenant/media-library/:id/file': NONE,
  'DELETE /api/v1/tenants/:tenant/media-library/:id': NONE,
  'POST /api/v1/tenants/:tenant/media-library/:id/file/undo': NONE,
  'PUT /api/v1/tenants/:tenant/media-library/:id/crop': NONE,
  'DELETE /api/v1/tenants/:tenant/media-library/:id/crop': NONE,
  'POST /api/v1/tenants/:tenant/media-library/bulk': NONE,
  'POST /api/v1/tenants/:tenant/media-library/tags': NONE,
  'PATCH /api/v1/tenants/:tenant/media-library/tags/:id': NONE,
  'DELETE /api/v1/tenants/:tenant/media-library/tags/:id': NONE,
  'POST /api/v1/tenants/:tenant/roles': 'change-rights',
  'PUT /api/v1/tenants/:tenant/roles/:key': 'change-rights',
  'DELETE /api/v1/tenants/:tenant/roles/:key': 'change-rights',
  'PUT /api/v1/tenants/:tenant/members/:account/role': 'change-rights',
  'POST /api/v1/tenants/:tenant/samples': NONE,
  'DELETE /api/v1/tenants/:tenant/samples': BY_EFFECT,
  // A webhook contains no value of a record, and its secret is new.
  'POST /api/v1/tenants/:tenant/webhooks': NONE,
  'PATCH /api/v1/tenants/:tenant/webhooks/:id': NONE,
  'DELETE /api/v1/tenants/:tenant/webhooks/:id': NONE,
  'POST /api/v1/tenants/:tenant/webhooks/:id/rotate': NONE,
  'POST /api/v1/tenants/:tenant/webhooks/:id/test': NONE,
  'POST /api/v1/tenants/:tenant/webhooks/:id/deliveries/:delivery/resend': NONE,
} as const

const OF_ONESELF = {
  'POST /api/v1/account/password': 'change-sign-in',
  'POST /api/v1/account/recovery': NONE,
  'POST /api/v1/account/enrolment': NONE,
  'DELETE /api/v1/account/identity': 'change-sign-in',
  'POST /api/v1/account/second-factor': 'change-sign-in',
  // The setup has begun with a step-up, and ends with a code.
  'POST /api/v1/account/second-factor/confirm': NONE,
  'POST /api/v1/account/second-factor/recovery-codes': 'change-sign-in',
  'DELETE /api/v1/account/second-factor': 'change-sign-in',
  'POST /api/v1/account/second-factor/verify': NONE,
  'POST /api/v1/account/second-factor/step-up': NONE,
  'POST /api/v1/ai/text-to-image': NONE,
  'POST /api/v1/ai/text-to-image/:id/cancel': NONE,
  'POST /api/v1/ai/translation-image-prompt': NONE,
  'POST /api/v1/staff/article/read': NONE,
  'POST /api/v1/staff/article/:key/read': NONE,
  'POST /api/v1/staff/home/tour-ended': NONE,
} as const

const OF_VISITORS = {
  'POST /api/v1/public/:tenant/:type': NONE,
  'POST /api/v1/public/:tenant/:type/confirmation': NONE,
} as const

const ENDPOINTS: Readonly<Record<string, string>> = { ...OF_ADMINISTRATION, ...OF_A_TENANT, ...OF_ONESELF, ...OF_VISITORS }

/** The same by the path below `/api/v1/tenants/:tenant/:type`. */
const RECORDS: Readonly<Record<string, string>> = {
  'POST ': BY_EFFECT,
  'PATCH /:id': BY_EFFECT,
  'DELETE /:id': BY_EFFECT,
  'POST /:id/restore': BY_EFFECT,
  'POST /:id/revisions/:number/restore': BY_EFFECT,
  'POST /bulk': BY_EFFECT,
  'POST /bulk/:operation/undo': BY_EFFECT,
  'POST /import': NONE,
  'POST /import/:id/check': BY_EFFECT,
  'POST /import/:id/apply': BY_EFFECT,
  'POST /:id/reveal': 'reveal-secret',
  'POST /:id/duplicate': NONE,
  'POST /:id/presence': NONE,
  'POST /:id/read': NONE,
  'POST /:id/trial': NONE,
  'POST /:id/preview': NONE,
  'POST /preview': NONE,
  'POST /reorder': NONE,
  'POST /:id/replies': NONE,
  // Each of its transitions needs none.
  'POST /:id/transitions': NONE,
  'POST /views': NONE,
  'PATCH /views/:view': NONE,
  'DELETE /views/:view': NONE,
  ...Object.fromEntries(TRANSITION_NAMES.map((transition) => [`POST /:id/${transition}`, NONE])),
}

const CALLS: Readonly<Record<string, string>> = {
  'POST /admin/create-user': 'manage-account',
  'POST /admin/set-role': 'change-rights',
  'POST /admin/ban-user': 'manage-account',
  'POST /admin/unban-user': 'manage-account',
  'POST /admin/remove-user': 'manage-account',
  'POST /admin/set-user-password': 'change-sign-in',
  'POST /admin/impersonate-user': 'impersonate',
  'POST /admin/stop-impersonating': NONE,
  'POST /admin/has-permission': NONE,
  'POST /admin/list-user-sessions': NONE,
  'POST /admin/revoke-user-session': NONE,
  'POST /admin/revoke-user-sessions': NONE,
  'POST /change-email': 'change-sign-in',
  // It asks for the present password.
  'POST /change-password': NONE,
  'POST /delete-user': 'manage-account',
  'POST /passkey/delete-passkey': 'change-sign-in',
  'POST /passkey/verify-registration': 'change-sign-in',
  'POST /passkey/generate-authenticate-options': NONE,
  'POST /passkey/verify-authentication': NONE,
  'POST /passkey/update-passkey': NONE,
  // Without a provider. Linking an account needs the step-up: `libs/auth/server/src/oidc/oidc.test.ts`.
  'POST /oidc/start': NONE,
  'POST /revoke-session': NONE,
  'POST /revoke-sessions': NONE,
  'POST /revoke-other-sessions': NONE,
  'POST /send-verification-email': NONE,
  'POST /sign-in/email': NONE,
  'POST /sign-out': NONE,
  'POST /sign-up/email': NONE,
  'POST /update-user': NONE,
}

/** Bodies of the operations that check them first. */
const BODIES: Readonly<Record<string, object>> = {
  'POST /api/v1/account/password': { password: 'another-long-password' },
  'POST /passkey/verify-registration': { name: 'x', response: { id: 'A'.repeat(43), response: { clientDataJSON: 'x' } } },
}

type Person = 'admin' | 'stranger'

/** An administrator, and the owner of the platform tenant, an hour after signing in; both have a passkey. */
const PEOPLE = ['admin', 'stranger'] as const satisfies readonly Person[]

const TYPE = '/api/v1/tenants/:tenant/:type'
const NOBODY = '01ARZ3NDEKTSV4RRFFQ69G5FAV'
const PARTS: Readonly<Record<string, string>> = { number: '1', tenant: 'nyanko', type: 'article' }

const filled = (path: string): string => path.replaceAll(/:(\w+)/g, (_all, name: string) => PARTS[name] ?? NOBODY)
const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`
const isRevealing = ({ fields }: AnyContentType): boolean =>
  Object.values(fields).some(({ kind, config }) => kind === 'secret' && 'isRevealable' in config && config.isRevealable === true)

/** What an operation answers without values and without a step-up, according to the list. */
const expected = (list: Readonly<Record<string, string>>, isAdmin: boolean): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(list).map(([name, action]) => [name, action === BY_EFFECT || (name.includes('/admin/') && !isAdmin) ? NONE : action]),
  )

type HeadersOf = Readonly<Record<string, string>>

let app: TestApp
let sessions: readonly { readonly row: object }[]

const keepSessions = async (): Promise<void> => {
  const { rows } = await app.pool.query<{ row: object }>('select to_jsonb(s) as row from auth.session s')
  sessions = rows
}

/** Calls that end sessions end none for the next call. */
const resumeSessions = async (): Promise<void> => {
  for (const { row } of sessions)
    await app.pool.query('insert into auth.session select * from jsonb_populate_record(null::auth.session, $1) on conflict do nothing', [
      row,
    ])
}

beforeAll(async () => {
  app = await startApi()
  for (const person of PEOPLE) await app.prove(person)
  await app.pool.query(`update auth.session set "provenAt" = null, "createdAt" = now() - interval '1 hour'`)
  await keepSessions()
})
afterAll(() => app.stop())

/** Returns the action that a refused operation names, or that it names none. */
const actionOf = async (signedBy: HeadersOf, method: string, path: string, body: object = {}): Promise<string> => {
  const answer = await fetch(`${app.baseUrl}${path}`, {
    method,
    headers: { ...signedBy, origin: app.baseUrl, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const text = await answer.text()
  const problem = text.startsWith('{') ? (JSON.parse(text) as { readonly code?: string; readonly action?: string }) : {}
  return problem.code === 'step-up-required' ? (problem.action ?? '') : NONE
}

const writes = (): readonly Endpoint[] => app.endpoints.filter(({ method }) => method !== 'GET')

const actionsOfEndpoints = async (signedBy: HeadersOf): Promise<Readonly<Record<string, string>>> => {
  const actions: Record<string, string> = {}
  for (const endpoint of writes().filter(({ path }) => !path.startsWith(TYPE)))
    actions[nameOf(endpoint)] = await actionOf(signedBy, endpoint.method, filled(endpoint.path), BODIES[nameOf(endpoint)])
  return actions
}

const actionsOfCalls = async (signedBy: HeadersOf): Promise<Readonly<Record<string, string>>> => {
  const actions: Record<string, string> = {}
  for (const name of app.authCalls.filter((one) => one.startsWith('POST '))) {
    actions[name] = await actionOf(signedBy, 'POST', `/api/auth${name.slice('POST '.length)}`, BODIES[name])
    await resumeSessions()
  }
  return actions
}

describe.each(PEOPLE)('without a step-up, %s', (person) => {
  const isAdmin = person === 'admin'

  test('is asked for one by the endpoints in the list, and every endpoint that writes is in it', async () => {
    expect(await actionsOfEndpoints(app.cookies[person])).toEqual(expected(ENDPOINTS, isAdmin))
  })

  test('is asked for one by the calls in the list, and every call that is served is in it', async () => {
    expect(await actionsOfCalls(app.cookies[person])).toEqual(expected(CALLS, isAdmin))
  })

  test('is asked for one by the operations on records in the list, and every operation is in it', async () => {
    const operations = writes().filter(({ path }) => path.startsWith(TYPE))
    const list = expected(RECORDS, isAdmin)
    const below = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path.slice(TYPE.length)}`
    expect(operations.map(below).toSorted()).toEqual(Object.keys(list).toSorted())
    const reached = isAdmin ? tenants : tenants.filter(({ slug }) => slug === 'nyanko')
    const all = reached.flatMap(({ slug, contentTypes }) => contentTypes.map((type) => ({ slug, type })))
    // What an operation asks for depends on these facts of a type alone.
    const alike = Map.groupBy(all, ({ type }) => [type.workflow, isRevealing(type), hasPersonalData(type)].join())
    const wrong: string[] = []
    for (const one of [...alike.values()].flatMap((types) => types.slice(0, 1)))
      for (const { method, path } of operations) {
        const address = filled(path.replace(':tenant', one.slug).replace(':type', one.type.name))
        const action = await actionOf(app.cookies[person], method, address)
        const name = below({ method, path })
        const wanted = list[name] === 'reveal-secret' && !isRevealing(one.type) ? NONE : list[name]
        if (action !== wanted) wrong.push(`${method} ${address}: ${action}`)
      }
    expect(wrong).toEqual([])
  })
})

describe.each(PEOPLE)('with the access token of a session with a step-up, %s', (person) => {
  const isAdmin = person === 'admin'
  let token: HeadersOf

  beforeAll(async () => {
    await app.pool.query('update auth.session set "provenAt" = now()')
    await keepSessions()
    const answer = await fetch(`${app.baseUrl}/api/auth/token`, { headers: app.cookies[person] })
    token = { authorization: `Bearer ${((await answer.json()) as { readonly token: string }).token}` }
  })

  test('is asked for one by every endpoint in the list', async () => {
    expect(await actionOf(app.cookies[person], 'POST', filled('/api/v1/tenants/:tenant/api-keys'))).toBe(NONE)
    expect(await actionsOfEndpoints(token)).toEqual(expected(ENDPOINTS, isAdmin))
  })

  test('is asked for one by every call in the list', async () => {
    expect(await actionsOfCalls(token)).toEqual(expected(CALLS, isAdmin))
  })
})
