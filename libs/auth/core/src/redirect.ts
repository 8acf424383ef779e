/** What becomes of the path that was stored before sign-in. */
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

/** One round of a decoder that takes what it can; only ASCII matters here. */
const decodeOnce = (text: string): string =>
  text.replaceAll(/%([0-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

const MAX_ROUNDS = 4

/** Every reading of the path that decoders may come to; null when one hides a slash or backslash, or the path never settles. */
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
 * Decides where to go after sign-in (customer's specification §4): nowhere when the stored path is the current one, to a
 * local path, else nowhere with an error to log. Stricter than asked: no backslash, no blank, no control character and no
 * encoded one or encoded slash, however often it was encoded, and at most 2048 characters.
 */
export const safeRedirect = (path: string, currentPath: string): RedirectDecision => {
  if (path === currentPath) return { outcome: 'stay' }
  const all = path.length <= MAX_LENGTH && isDecodable(path) ? readings(path) : null
  return all !== null && all.every(isLocal) ? { outcome: 'go', path } : { outcome: 'refuse' }
}
