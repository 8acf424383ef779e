/** Lifetime of the token's copy, in seconds (the customer's specification §9). */
export const JWT_SECONDS = 86_400

const JWT = 'auth_jwt'
const REDIRECT_PATH = 'auth_redirect_path'

const read = (name: string): string | null => {
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`))
  if (pair === undefined) return null
  try {
    return decodeURIComponent(pair.slice(name.length + 1))
  } catch {
    return null
  }
}

const write = (name: string, value: string, seconds?: number): void => {
  const lifetime = seconds === undefined ? '' : `; Max-Age=${seconds}`
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${lifetime}${secure}`
}

export const readJwt = (): string | null => read(JWT)
export const writeJwt = (token: string): void => write(JWT, token, JWT_SECONDS)
export const clearJwt = (): void => write(JWT, '', 0)

/** Remembers where someone wanted to go before signing in; lives as long as the browser window. */
export const saveRedirectPath = (path: string): void => write(REDIRECT_PATH, path)

/** Reads the remembered path and forgets it. */
export const takeRedirectPath = (): string | null => {
  const path = read(REDIRECT_PATH)
  if (path !== null) write(REDIRECT_PATH, '', 0)
  return path === '' ? null : path
}
