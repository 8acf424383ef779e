const UNRESERVED = /[\w.~-]/

const decodeUnreserved = (segment: string): string =>
  segment.replaceAll(/%([0-7][0-9a-f])/gi, (encoded, code: string) => {
    const character = String.fromCodePoint(Number.parseInt(code, 16))
    return UNRESERVED.test(character) ? character : encoded
  })

const decode = (segment: string): string | null => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}

// A segment that another decoder could read as several, or as a step up.
const AMBIGUOUS = /^\.{1,2}$|[/\\\p{Cc}]/u

/**
 * The one form in which a page is addressed: no empty segments, no slash at the end, nothing encoded that need not be. Null for
 * what addresses no page: a segment that does not decode, or that hides a slash, a backslash, a control character or dots.
 * Takes pathnames as URL parsers leave them; the case of letters counts.
 */
export const canonicalPath = (pathname: string): string | null => {
  const segments = pathname.split('/').filter((segment) => segment !== '')
  for (const segment of segments) {
    const decoded = decode(segment)
    if (decoded === null || AMBIGUOUS.test(decoded)) return null
  }
  return `/${segments.map(decodeUnreserved).join('/')}`
}
