import { JWT_COOKIE, JWT_SECONDS, readCookie, REDIRECT_PATH_COOKIE, writeCookie } from '@captain/auth-core'

const write = (name: string, value: string, seconds?: number): void => {
  document.cookie = writeCookie(name, value, { secure: location.protocol === 'https:', ...(seconds === undefined ? {} : { seconds }) })
}

/** Returns the copy of the token; null if missing. */
export const readJwt = (): string | null => readCookie(document.cookie, JWT_COOKIE)
export const writeJwt = (token: string): void => write(JWT_COOKIE, token, JWT_SECONDS)
export const clearJwt = (): void => write(JWT_COOKIE, '', 0)

/** Stores the path that a guest attempted before sign-in; expires with the browser session. */
export const saveRedirectPath = (path: string): void => write(REDIRECT_PATH_COOKIE, path)

/** Returns the stored path and deletes it. */
export const takeRedirectPath = (): string | null => {
  const path = readCookie(document.cookie, REDIRECT_PATH_COOKIE)
  if (path !== null) write(REDIRECT_PATH_COOKIE, '', 0)
  return path === '' ? null : path
}
