import type { Describe, Describing, EndpointGuard, JsonSchema } from '@captain/auth-server'
import { operation } from '@captain/content-server'

type Call = {
  readonly name: 'signIn' | 'signOut' | 'session' | 'token' | 'revokeSessions' | 'revokeOtherSessions' | 'updateUser'
  readonly at: `${'GET' | 'POST'} /${string}`
  readonly guard: EndpointGuard
  readonly body?: JsonSchema
  readonly answer: JsonSchema
  readonly problems?: readonly string[]
}

const TEXT: JsonSchema = { type: 'string' }
const EMAIL: JsonSchema = { type: 'string', format: 'email' }

const object = (properties: Readonly<Record<string, JsonSchema>>, required = Object.keys(properties)): JsonSchema => ({
  type: 'object',
  properties,
  required,
})

const ACCOUNT = object({ id: TEXT, name: TEXT, email: EMAIL }, ['id', 'name', 'email'])
const DONE = object({ status: { type: 'boolean' } })

/** What is served of better-auth: its calls have no schemas of ours. */
const CALLS: readonly Call[] = [
  {
    name: 'signIn',
    at: 'POST /sign-in/email',
    guard: 'public',
    body: object({ email: EMAIL, password: { type: 'string', minLength: 12, maxLength: 128 } }),
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
    body: object({ name: TEXT, locale: { type: 'string', enum: ['ja', 'en'] } }, []),
    answer: DONE,
    problems: ['invalid'],
  },
]

const describeCall = (describing: Describing, basePath: string, { at, guard, ...facts }: Call) => {
  const [method, path] = at.split(' ') as ['GET' | 'POST', string]
  return operation(describing, { method, path: `${basePath}${path}`, guard, tenant: null, type: null }, facts)
}

/** Describes the sign-in calls under the path of better-auth. */
export const describeSignIn =
  (basePath: string): Describe =>
  async (describing) =>
    CALLS.map((call) => describeCall(describing, basePath, call))
