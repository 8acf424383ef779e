import { JWT_COOKIE, writeCookie } from '@captain/auth-core'

/** Prefix of all cookie names of better-auth. */
export const COOKIE_PREFIX = 'captain'

/** Browsers accept such a cookie from https only, which prevents injection over an insecure connection. */
const SECURE_PREFIX = '__Secure-'

/** Returns the name of a cookie as better-auth writes it. */
export const authCookieName = (name: string, secure: boolean): string => `${secure ? SECURE_PREFIX : ''}${COOKIE_PREFIX}.${name}`

/** Returns an HttpOnly cookie, which over https is also Secure. */
export const authCookie = (name: string, value: string, { secure, seconds }: { readonly secure: boolean; readonly seconds: number }) =>
  `${authCookieName(name, secure)}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

/** Cookies of a session or of its remains; during impersonation, the administrator's session waits in one. */
const OF_SESSIONS = ['session_token', 'session_data', 'dont_remember', 'admin_session', 'sign_up']

const clearing = (secure: boolean): readonly string[] => {
  const under = (prefixed: boolean) =>
    OF_SESSIONS.map((name) => `${authCookieName(name, prefixed)}=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`)
  // A site that moved to https still has cookies with the old names.
  return [...under(false), ...(secure ? under(true) : []), writeCookie(JWT_COOKIE, '', { secure, seconds: 0 })]
}

/** Returns the response with headers that delete every session cookie, under all current and former names. */
export const withoutSession = (response: Response, secure: boolean): Response => {
  const headers = new Headers(response.headers)
  headers.delete('set-cookie')
  for (const cookie of clearing(secure)) headers.append('set-cookie', cookie)
  return new Response(response.body, { status: response.status, headers })
}
