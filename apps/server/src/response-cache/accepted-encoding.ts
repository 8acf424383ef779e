import { LRUCache } from 'lru-cache'

/** Encodings of a response body; `identity` is uncompressed. */
export type Encoding = 'br' | 'gzip' | 'identity'

const known = new LRUCache<string, Encoding>({ max: 200 })

/** Returns the encodings that a header accepts, without those with `q=0`. */
const namedIn = (header: string): ReadonlySet<string> =>
  new Set(
    header.split(',').flatMap((part) => {
      const [name = '', ...options] = part.split(';').map((text) => text.trim().toLowerCase())
      return options.some((option) => /^q=0(?:\.0*)?$/.test(option)) ? [] : [name]
    }),
  )

/** Returns the smallest encoding that an `Accept-Encoding` header accepts. */
export const acceptedEncoding = (header: string | undefined): Encoding => {
  if (header === undefined) return 'identity'
  const found = known.get(header)
  if (found !== undefined) return found
  const named = namedIn(header)
  const encoding = named.has('br') ? 'br' : named.has('gzip') ? 'gzip' : 'identity'
  known.set(header, encoding)
  return encoding
}
