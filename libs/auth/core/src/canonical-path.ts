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

// Segments that another decoder could read as several segments or as a parent path.
const AMBIGUOUS = /^\.{1,2}$|[/\\\p{Cc}]/u

/**
 * Returns the canonical form of a path: no empty segments, no trailing slash, minimal encoding. Returns null for an invalid path: a segment
 * that cannot be decoded, or that hides a slash, a backslash, a control character or dots. Expects pathnames from URL parsers;
 * case-sensitive.
 */
export const canonicalPath = (pathname: string): string | null => {
  const segments = pathname.split('/').filter((segment) => segment !== '')
  for (const segment of segments) {
    const decoded = decode(segment)
    if (decoded === null || AMBIGUOUS.test(decoded)) return null
  }
  return `/${segments.map(decodeUnreserved).join('/')}`
}
