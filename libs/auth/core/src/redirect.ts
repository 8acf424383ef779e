/** Decision on the path that was stored before sign-in. */
export type RedirectDecision =
  | { readonly outcome: 'go'; readonly path: string }
  | { readonly outcome: 'stay' }
  | { readonly outcome: 'refuse' }

const FORBIDDEN = /[\\\s\p{Cc}]/u

const MAX_LENGTH = 2048

const isLocal = (path: string): boolean => path.startsWith('/') && !path.includes('//') && !FORBIDDEN.test(path)

const isDecodable = (path: string): boolean => {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** Decodes once and ignores invalid sequences; only ASCII matters here. */
const decodeOnce = (text: string): string =>
  text.replaceAll(/%([0-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

const MAX_ROUNDS = 4

/** Returns every form that decoders may produce; null if one hides a slash or backslash, or decoding never ends. */
const readings = (path: string): readonly string[] | null => {
  const found = [path]
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const last = found.at(-1) ?? ''
    if (/%(?:2f|5c)/i.test(last)) return null
    const decoded = decodeOnce(last)
    if (decoded === last) return found
    found.push(decoded)
  }
  return null
}

/**
 * Decides where to go after sign-in (customer's specification §4): stay if the stored path is the current one, go to a local path, else
 * stay and log an error. Stricter than the specification: no backslash, blank or control character, no encoded form of these or of a slash,
 * at any encoding depth, and at most 2048 characters.
 */
export const safeRedirect = (path: string, currentPath: string): RedirectDecision => {
  if (path === currentPath) return { outcome: 'stay' }
  const all = path.length <= MAX_LENGTH && isDecodable(path) ? readings(path) : null
  return all !== null && all.every(isLocal) ? { outcome: 'go', path } : { outcome: 'refuse' }
}
