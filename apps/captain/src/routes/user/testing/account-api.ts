import type { Passkey, Session } from '@captain/auth-react'
import type { TenantSummary } from '@captain/platform-react/tenants-query'
import type { AccountSession, OwnAccount } from '../account.ts'
import { account, PASSKEYS, session, SESSIONS, TENANTS } from './account-samples.ts'

type State = {
  session: Session | null
  account: OwnAccount
  passkeys: readonly Passkey[]
  sessions: readonly AccountSession[]
  tenants: readonly TenantSummary[]
  organisation: { readonly name: string } | null
}

type Answer = () => Response | Promise<Response>

type Body = Readonly<Record<string, string>>

const problem = (status: number, code: string, title: string): Response =>
  Response.json(
    { type: `urn:captain:problem:${code}`, title, status, code },
    { status, headers: { 'content-type': 'application/problem+json' } },
  )

export const SIGNED_OUT: Answer = () => problem(401, 'UNAUTHORIZED', 'ログインしてください')
export const UNAVAILABLE: Answer = () => problem(503, 'unavailable', '一時的に利用できません')
export const LAST_WAY_IN: Answer = () => problem(409, 'last-sign-in-method', 'ログイン方法がなくなるため、削除できません。')
export const TOO_LATE: Answer = () =>
  problem(403, 'fresh-sign-in-required', '最初のパスキーは、ログインの直後に登録できます。もう一度ログインしてください')
export const INCOMPLETE: Answer = () => problem(400, 'registration-not-completed', 'パスキーの登録が完了しませんでした')
export const NEVER: Answer = () => new Promise(() => undefined)

const RECOVERY_CODES = Array.from({ length: 10 }, (_, index) => `ABCD-1234-EF0${index}`)

/** Responses of writes that are more than a confirmation. */
const RESULTS: Readonly<Record<string, object>> = {
  '/api/v1/account/second-factor': { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/Captain:taro?secret=JBSWY3DPEHPK3PXP' },
  '/api/v1/account/second-factor/confirm': { recoveryCodes: RECOVERY_CODES },
  '/api/v1/account/second-factor/recovery-codes': { recoveryCodes: RECOVERY_CODES },
}

const installFetch = (fetch: typeof globalThis.fetch): (() => void) => {
  const own = globalThis.fetch
  globalThis.fetch = (input, init) =>
    /\/api\//.test(input instanceof Request ? input.url : String(input)) ? fetch(input, init) : own(input, init)
  return () => {
    globalThis.fetch = own
  }
}

/** The calls of the account's page, on what a test or a story has put there. */
export const accountApi = (given: Partial<State> = {}) => {
  const state: State = {
    session: session(),
    account: account(),
    passkeys: PASSKEYS,
    sessions: SESSIONS,
    tenants: TENANTS,
    organisation: null,
    ...given,
  }
  const writes: (readonly [string, Body])[] = []
  const instead = new Map<string, Answer>()

  const reads: Readonly<Record<string, () => unknown>> = {
    '/api/auth/get-session': () => state.session,
    '/api/auth/token': () => ({ token: 'a.b.c' }),
    '/api/auth/passkey/list-user-passkeys': () => state.passkeys,
    '/api/auth/list-sessions': () => state.sessions,
    '/api/v1/account': () => state.account,
    '/api/v1/sign-in-options': () => ({ organisation: state.organisation }),
    '/api/v1/tenants': () => ({ items: state.tenants }),
  }

  const handlers: Readonly<Record<string, (body: Body) => void>> = {
    '/api/auth/update-user': (body) => {
      if (state.session !== null) state.session = { ...state.session, user: { ...state.session.user, ...body } }
    },
    '/api/auth/passkey/update-passkey': ({ id, name = '' }) => {
      state.passkeys = state.passkeys.map((one) => (one.id === id ? { ...one, name } : one))
    },
    '/api/auth/passkey/delete-passkey': ({ id }) => {
      state.passkeys = state.passkeys.filter((one) => one.id !== id)
    },
    '/api/auth/revoke-session': ({ token }) => {
      state.sessions = state.sessions.filter((one) => one.token !== token)
    },
    '/api/auth/revoke-other-sessions': () => {
      state.sessions = state.sessions.filter(({ id }) => id === state.session?.session.id)
    },
    '/api/auth/delete-user': () => {
      state.session = null
    },
    '/api/auth/admin/stop-impersonating': () => {
      state.session = session({ user: { id: 'admin', name: '管理 人' } })
    },
  }

  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.origin)
    const other = instead.get(pathname)
    if (other !== undefined) return other()
    if ((init?.method ?? 'GET') === 'GET') return Response.json(reads[pathname]?.() ?? null)
    const body = (typeof init?.body === 'string' ? JSON.parse(init.body) : {}) as Body
    writes.push([pathname, body])
    handlers[pathname]?.(body)
    return Response.json(RESULTS[pathname] ?? { status: true })
  }

  return {
    fetch,
    state,
    /** The write requests, in order. */
    writes,
    /** Sets the response to a call. */
    answer: (path: string, answer: Answer) => {
      instead.set(path, answer)
    },
    /** Restores the default response to a call. */
    recover: (path: string) => {
      instead.delete(path)
    },
    /** Takes the place of the browser's own `fetch`; returns the way back. */
    install: () => installFetch(fetch),
  }
}

export type AccountApi = ReturnType<typeof accountApi>
