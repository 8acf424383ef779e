/** Holds a copy of the token, which scripts send as Bearer (the customer's specification §3). */
export const JWT_COOKIE = 'auth_jwt'

/** The BroadcastChannel on which the windows of one browser tell each other that the session has changed. */
export const SESSION_CHANNEL = 'captain-session'

/** Lifetime of the token's copy, in seconds (the customer's specification §9). */
export const JWT_SECONDS = 86_400

/** Holds the path to return to after sign-in, without its locale prefix; lives as long as the browser's window. */
export const REDIRECT_PATH_COOKIE = 'auth_redirect_path'

/** The value of a cookie in a `Cookie` header or `document.cookie`; null where there is none, or none that decodes. */
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

/** A `Set-Cookie` value, or one for `document.cookie`; without `seconds` the cookie lives as long as the browser's window. */
export const writeCookie = (name: string, value: string, { secure, seconds }: CookieOptions): string => {
  const lifetime = seconds === undefined ? '' : `; Max-Age=${seconds}`
  return `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${lifetime}${secure ? '; Secure' : ''}`
}
