/** Cookie with a copy of the token, which scripts send as Bearer (the customer's specification §3). */
export const JWT_COOKIE = 'auth_jwt'

/** BroadcastChannel through which the windows of one browser report session changes. */
export const SESSION_CHANNEL = 'captain-session'

/** Lifetime of the token's copy, in seconds (the customer's specification §9). */
export const JWT_SECONDS = 86_400

/** Cookie with the path to return to after sign-in, without its locale prefix; expires with the browser session. */
export const REDIRECT_PATH_COOKIE = 'auth_redirect_path'

/** Returns the value of a cookie in a `Cookie` header or `document.cookie`; null if it is missing or cannot be decoded. */
export const readCookie = (header: string | null | undefined, name: string): string | null => {
  const pair = (header ?? '').split(/; */).find((entry) => entry.startsWith(`${name}=`))
  if (pair === undefined) return null
  try {
    return decodeURIComponent(pair.slice(name.length + 1))
  } catch {
    return null
  }
}

type CookieOptions = { readonly secure: boolean; readonly seconds?: number }

/** Returns a value for `Set-Cookie` or `document.cookie`; without `seconds` the cookie expires with the browser session. */
export const writeCookie = (name: string, value: string, { secure, seconds }: CookieOptions): string => {
  const lifetime = seconds === undefined ? '' : `; Max-Age=${seconds}`
  return `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${lifetime}${secure ? '; Secure' : ''}`
}
