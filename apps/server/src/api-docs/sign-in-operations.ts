import type { DescribeContext, JsonSchema } from '@captain/http-server'
import { authOperations, type DescribeOperations } from '@captain/auth-server'
import { operationWith } from '@captain/content-server'
import { ADMIN_OPERATIONS } from './admin-operations.ts'
import { EMAIL, LOCALE, object, PASSWORD, TEXT, type DescribedCall } from './described-call.ts'

/** Input and output of WebAuthn ceremonies in the browser. */
const OPTIONS: JsonSchema = { type: 'object' }
const LIST: JsonSchema = { type: 'array', items: OPTIONS }

const ACCOUNT = object({ id: TEXT, name: TEXT, email: EMAIL }, ['id', 'name', 'email'])
const DONE = object({ status: { type: 'boolean' } })

/** Served calls of better-auth, which have no schemas of ours. */
const CALLS: readonly DescribedCall[] = [
  {
    name: 'signIn',
    at: 'POST /sign-in/email',
    guard: 'public',
    body: object({ email: EMAIL, password: PASSWORD }),
    answer: object({ user: ACCOUNT }),
    problems: ['unauthorized', 'too-many-requests'],
  },
  { name: 'signOut', at: 'POST /sign-out', guard: 'public', answer: object({ success: { type: 'boolean' } }) },
  {
    name: 'session',
    at: 'GET /get-session',
    guard: 'public',
    answer: { anyOf: [object({ user: ACCOUNT, session: { type: 'object' } }), { type: 'null' }] },
  },
  { name: 'token', at: 'GET /token', guard: 'session', answer: object({ token: TEXT }) },
  { name: 'revokeSessions', at: 'POST /revoke-sessions', guard: 'session', answer: DONE },
  { name: 'revokeOtherSessions', at: 'POST /revoke-other-sessions', guard: 'session', answer: DONE },
  {
    name: 'updateUser',
    at: 'POST /update-user',
    guard: 'session',
    body: object({ name: TEXT, locale: LOCALE, image: { type: ['string', 'null'] } }, []),
    answer: DONE,
    problems: ['invalid'],
  },
  {
    name: 'signUp',
    at: 'POST /sign-up/email',
    guard: 'public',
    body: object({ name: TEXT, email: EMAIL, password: PASSWORD, locale: LOCALE }, ['name', 'email', 'password']),
    answer: DONE,
    problems: ['invalid', 'too-many-requests'],
  },
  { name: 'listSessions', at: 'GET /list-sessions', guard: 'session', answer: LIST },
  { name: 'revokeSession', at: 'POST /revoke-session', guard: 'session', body: object({ token: TEXT }), answer: DONE },
  {
    name: 'changeEmail',
    at: 'POST /change-email',
    guard: 'session',
    body: object({ newEmail: EMAIL }),
    answer: DONE,
    problems: ['step-up-required', 'too-many-requests'],
  },
  {
    name: 'changePassword',
    at: 'POST /change-password',
    guard: 'session',
    body: object({ currentPassword: TEXT, newPassword: PASSWORD }),
    answer: object({ user: ACCOUNT }),
    problems: ['too-many-requests'],
  },
  { name: 'verifyEmail', at: 'GET /verify-email', guard: 'public', query: { token: TEXT }, answer: DONE, problems: ['link-over'] },
  {
    name: 'sendVerification',
    at: 'POST /send-verification-email',
    guard: 'public',
    body: object({ email: EMAIL }),
    answer: DONE,
    problems: ['too-many-requests'],
  },
  {
    name: 'deleteUser',
    at: 'POST /delete-user',
    guard: 'session',
    answer: object({ success: { type: 'boolean' } }),
    problems: ['step-up-required', 'last-owner'],
  },
  { name: 'passkeyAuthenticateOptions', at: 'GET /passkey/generate-authenticate-options', guard: 'public', answer: OPTIONS },
  {
    name: 'passkeyAuthenticateOptions',
    at: 'POST /passkey/generate-authenticate-options',
    guard: 'public',
    body: object({ email: EMAIL }, []),
    answer: OPTIONS,
  },
  {
    name: 'passkeyAuthenticate',
    at: 'POST /passkey/verify-authentication',
    guard: 'public',
    body: object({ response: OPTIONS }),
    answer: object({ user: ACCOUNT, session: OPTIONS }),
    problems: ['challenge-not-found', 'authentication-not-completed', 'user-not-verified', 'cross-origin', 'too-many-requests'],
  },
  {
    name: 'passkeyRegisterOptions',
    at: 'GET /passkey/generate-register-options',
    guard: 'session',
    query: { authenticatorAttachment: { type: 'string', enum: ['platform', 'cross-platform'] } },
    answer: OPTIONS,
    problems: ['step-up-required', 'too-many-passkeys'],
  },
  {
    name: 'passkeyRegister',
    at: 'POST /passkey/verify-registration',
    guard: 'session',
    body: object({ response: OPTIONS, name: TEXT }),
    answer: object({ id: TEXT, name: TEXT }),
    problems: [
      'invalid',
      'challenge-not-found',
      'previously-registered',
      'registration-not-completed',
      'user-not-verified',
      'cross-origin',
      'too-many-passkeys',
    ],
  },
  { name: 'passkeyList', at: 'GET /passkey/list-user-passkeys', guard: 'session', answer: LIST },
  {
    name: 'passkeyRename',
    at: 'POST /passkey/update-passkey',
    guard: 'session',
    body: object({ id: TEXT, name: TEXT }),
    answer: object({ passkey: OPTIONS }),
    problems: ['invalid', 'not-found'],
  },
  {
    name: 'passkeyDelete',
    at: 'POST /passkey/delete-passkey',
    guard: 'session',
    body: object({ id: TEXT }),
    answer: DONE,
    problems: ['step-up-required', 'last-sign-in-method', 'not-found'],
  },
]

const describeCall = (describing: DescribeContext, basePath: string, { at, guard, query = {}, ...facts }: DescribedCall) => {
  const method = at.startsWith('POST ') ? 'POST' : 'GET'
  const path = at.slice(method.length + 1)
  const parameters = Object.entries(query).map(([name, schema]) => ({ name, in: 'query' as const, description: name, schema }))
  const id = `${facts.name}${method === 'POST' && facts.name === 'passkeyAuthenticateOptions' ? '.post' : ''}`
  return operationWith(
    authOperations,
    describing,
    { method, path: `${basePath}${path}`, guard, tenant: null, type: null },
    { ...facts, id, parameters },
  )
}

/** Describes the sign-in calls below the path of better-auth. */
export const describeSignIn =
  (basePath: string): DescribeOperations =>
  async (describing) =>
    [...CALLS, ...ADMIN_OPERATIONS].map((call) => describeCall(describing, basePath, call))
