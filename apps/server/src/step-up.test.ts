import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TestApp } from './app-under-test.ts'
import { describeRecords } from './step-up-records-under-test.ts'
import {
  actionOf,
  BY_EFFECT,
  expected,
  filled,
  nameOf,
  NONE,
  PEOPLE,
  startWithoutStepUp,
  TYPE,
  writesOf,
  type HeadersOf,
} from './step-up-under-test.ts'

/** Whether an operation is an action that requires a step-up, for each that writes. */
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
  app = await startWithoutStepUp()
  await keepSessions()
})
afterAll(() => app.stop())

const actionsOfEndpoints = async (signedBy: HeadersOf): Promise<Readonly<Record<string, string>>> => {
  const actions: Record<string, string> = {}
  for (const endpoint of writesOf(app).filter(({ path }) => !path.startsWith(TYPE)))
    actions[nameOf(endpoint)] = await actionOf(app, signedBy, endpoint.method, filled(endpoint.path), BODIES[nameOf(endpoint)])
  return actions
}

const actionsOfCalls = async (signedBy: HeadersOf): Promise<Readonly<Record<string, string>>> => {
  const actions: Record<string, string> = {}
  for (const name of app.authCalls.filter((one) => one.startsWith('POST '))) {
    actions[name] = await actionOf(app, signedBy, 'POST', `/api/auth${name.slice('POST '.length)}`, BODIES[name])
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
})

// One of the types that prove each fact; the others: `step-up.system.test.ts`.
describeRecords(() => app, 'runs')

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
    expect(await actionOf(app, app.cookies[person], 'POST', filled('/api/v1/tenants/:tenant/api-keys'))).toBe(NONE)
    expect(await actionsOfEndpoints(token)).toEqual(expected(ENDPOINTS, isAdmin))
  })

  test('is asked for one by every call in the list', async () => {
    expect(await actionsOfCalls(token)).toEqual(expected(CALLS, isAdmin))
  })
})
