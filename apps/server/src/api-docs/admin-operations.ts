import type { JsonSchema } from '@captain/http-server'
import { EMAIL, LOCALE, object, PASSWORD, TEXT, type DescribedCall } from './described-call.ts'

const ROLE: JsonSchema = { type: 'string', enum: ['admin', 'user'] }
const NATURAL_NUMBER: JsonSchema = { type: 'integer', minimum: 0 }
const REASON: JsonSchema = { type: 'string', minLength: 1, maxLength: 300 }
const ACCOUNT = object({ id: TEXT, name: TEXT, email: EMAIL, role: ROLE, banned: { type: 'boolean' } })
const SESSION = object({ id: TEXT, createdAt: TEXT, expiresAt: TEXT })
const USER = object({ user: ACCOUNT })
const SUCCESS = object({ success: { type: 'boolean' } })
const WHOSE = object({ userId: TEXT })

/** Calls of better-auth's administration. */
export const ADMIN_OPERATIONS: readonly DescribedCall[] = [
  {
    name: 'adminListUsers',
    at: 'GET /admin/list-users',
    guard: 'admin',
    query: {
      limit: { type: 'integer', minimum: 1, maximum: 100 },
      offset: NATURAL_NUMBER,
      sortBy: { type: 'string', enum: ['createdAt', 'name', 'email'] },
      sortDirection: { type: 'string', enum: ['asc', 'desc'] },
      searchField: { type: 'string', enum: ['email', 'name'] },
      searchValue: TEXT,
      searchOperator: { type: 'string', enum: ['contains', 'starts_with', 'ends_with'] },
    },
    answer: object({ users: { type: 'array', items: object({ id: TEXT, name: TEXT, email: EMAIL }) }, total: NATURAL_NUMBER }),
  },
  {
    name: 'adminCreateUser',
    at: 'POST /admin/create-user',
    guard: 'admin',
    body: object({ email: EMAIL, name: TEXT, password: PASSWORD, role: ROLE, data: object({ locale: LOCALE }, []) }, ['email', 'name']),
    answer: USER,
    problems: ['invalid', 'step-up-required'],
  },
  {
    name: 'adminSetRole',
    at: 'POST /admin/set-role',
    guard: 'admin',
    body: object({ userId: TEXT, role: ROLE }),
    answer: USER,
    problems: ['invalid', 'not-found', 'own-account', 'step-up-required'],
  },
  {
    name: 'adminBan',
    at: 'POST /admin/ban-user',
    guard: 'admin',
    body: object({ userId: TEXT, banReason: REASON, banExpiresIn: { type: ['integer', 'null'], minimum: 60 } }, ['userId', 'banReason']),
    answer: USER,
    problems: ['invalid', 'not-found', 'own-account', 'last-owner', 'step-up-required'],
  },
  {
    name: 'adminUnban',
    at: 'POST /admin/unban-user',
    guard: 'admin',
    body: WHOSE,
    answer: USER,
    problems: ['invalid', 'not-found', 'step-up-required'],
  },
  {
    name: 'adminImpersonate',
    at: 'POST /admin/impersonate-user',
    guard: 'admin',
    body: object({ userId: TEXT, reason: REASON }),
    answer: object({ session: { type: 'object' }, user: { type: 'object' } }),
    problems: ['invalid', 'not-found', 'own-account', 'not-impersonable', 'step-up-required'],
  },
  {
    name: 'adminStopImpersonating',
    at: 'POST /admin/stop-impersonating',
    guard: 'session',
    answer: { type: 'object' },
    problems: ['not-impersonating'],
  },
  {
    name: 'adminUserSessions',
    at: 'POST /admin/list-user-sessions',
    guard: 'admin',
    body: WHOSE,
    answer: object({ sessions: { type: 'array', items: SESSION } }),
    problems: ['invalid'],
  },
  {
    name: 'adminRevokeSession',
    at: 'POST /admin/revoke-user-session',
    guard: 'admin',
    body: object({ sessionId: TEXT }),
    answer: SUCCESS,
    problems: ['invalid', 'not-found'],
  },
  {
    name: 'adminRevokeSessions',
    at: 'POST /admin/revoke-user-sessions',
    guard: 'admin',
    body: WHOSE,
    answer: SUCCESS,
    problems: ['invalid', 'not-found'],
  },
  {
    name: 'adminRemoveUser',
    at: 'POST /admin/remove-user',
    guard: 'admin',
    body: object({ userId: TEXT, reason: REASON }, ['userId']),
    answer: SUCCESS,
    problems: ['invalid', 'not-found', 'own-account', 'last-owner', 'step-up-required'],
  },
  {
    name: 'adminSetPassword',
    at: 'POST /admin/set-user-password',
    guard: 'admin',
    body: object({ userId: TEXT, newPassword: PASSWORD }),
    answer: object({ status: { type: 'boolean' } }),
    problems: ['invalid', 'not-found', 'step-up-required'],
  },
  {
    name: 'adminHasPermission',
    at: 'POST /admin/has-permission',
    guard: 'session',
    body: object({ permissions: { type: 'object', additionalProperties: { type: 'array', items: TEXT } } }),
    answer: object({ success: { type: 'boolean' }, error: { type: ['string', 'null'] } }),
    problems: ['invalid'],
  },
]
