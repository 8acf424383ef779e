import { JWT_COOKIE, writeCookie } from '@captain/auth-core'

/** What the names of all cookies of better-auth begin with. */
export const COOKIE_PREFIX = 'captain'

/** Browsers take a cookie of such a name from https only, so that nobody on the way can slip one in. */
const SECURE_PREFIX = '__Secure-'

/** The name of a cookie as better-auth writes it. */
export const authCookieName = (name: string, secure: boolean): string => `${secure ? SECURE_PREFIX : ''}${COOKIE_PREFIX}.${name}`

/** A cookie that scripts do not get to see; over https it goes nowhere else. */
export const authCookie = (name: string, value: string, { secure, seconds }: { readonly secure: boolean; readonly seconds: number }) =>
  `${authCookieName(name, secure)}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

/** What holds a session, or what is left of one; an administrator's own waits while they act as somebody else. */
const OF_SESSIONS = ['session_token', 'session_data', 'dont_remember', 'admin_session', 'sign_up']

const clearing = (secure: boolean): readonly string[] => {
  const under = (prefixed: boolean) =>
    OF_SESSIONS.map((name) => `${authCookieName(name, prefixed)}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`)
  // A site that has moved to https has left cookies under the names of before.
  return [...under(false), ...(secure ? under(true) : []), writeCookie(JWT_COOKIE, '', { secure, seconds: 0 })]
}

/** The same answer, after which the browser holds nothing of a session any more, whatever it was called. */
export const withoutSession = (response: Response, secure: boolean): Response => {
  const headers = new Headers(response.headers)
  headers.delete('set-cookie')
  for (const cookie of clearing(secure)) headers.append('set-cookie', cookie)
  return new Response(response.body, { status: response.status, headers })
}
