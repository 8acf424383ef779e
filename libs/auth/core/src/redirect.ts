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

/** An encoded slash is a character of a value in a query and hides a path elsewhere; an encoded backslash is refused everywhere. */
const HIDDEN_IN_PATH = /%(?:2f|5c)/i
const HIDDEN_IN_QUERY = /%5c/i

/** Returns every form that decoders may produce; null if one matches `hidden`, or decoding never ends. */
const readings = (path: string, hidden: RegExp): readonly string[] | null => {
  const found = [path]
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const last = found.at(-1) ?? ''
    if (hidden.test(last)) return null
    const decoded = decodeOnce(last)
    if (decoded === last) return found
    found.push(decoded)
  }
  return null
}

/** Whether no decoder reads another host or page into the path: each part by its rules, and no form of the whole with a double slash. */
const isSafe = (path: string): boolean => {
  const [beforeHash = ''] = path.split('#', 1)
  const [pathname = ''] = beforeHash.split('?', 1)
  const rest = path.slice(beforeHash.length)
  return (
    readings(pathname, HIDDEN_IN_PATH) !== null &&
    readings(rest, HIDDEN_IN_PATH) !== null &&
    (readings(path, HIDDEN_IN_QUERY)?.every(isLocal) ?? false)
  )
}

/**
 * Decides where to go after sign-in (customer's specification §4): stay if the stored path is the current one, go to a local path, else
 * stay and log an error. Stricter than the specification: no backslash, blank or control character, no encoded form of these or of a slash
 * (a single slash in a query is allowed), at any encoding depth, and at most 2048 characters.
 */
export const safeRedirect = (path: string, currentPath: string): RedirectDecision => {
  if (path === currentPath) return { outcome: 'stay' }
  return path.length <= MAX_LENGTH && isDecodable(path) && isSafe(path) ? { outcome: 'go', path } : { outcome: 'refuse' }
}
