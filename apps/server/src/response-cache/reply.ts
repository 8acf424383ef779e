import { readLocaleCookie, writeLocaleCookie } from '@captain/locale'
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts'
import type { CachedResponse } from './cached-response.ts'

/** Parts of a request that the response depends on. */
export type ConditionalRequest = {
  readonly acceptEncoding: string | undefined
  readonly ifNoneMatch: string | undefined
  readonly cookie: string | undefined
}

export type Reply = {
  readonly status: 200 | 304
  /** Alternating names and values. */
  readonly headers: readonly string[]
  /** Null with 304. */
  readonly bytes: Buffer | null
}

/** Reader-specific headers: caches must not store a response that sets a cookie. */
export const PRIVATE_CACHE_CONTROL = 'private, max-age=0, must-revalidate'

/** Returns alternating names and values as pairs. */
export const headerPairs = (headers: readonly string[]): [string, string][] =>
  headers.flatMap((name, place) => (place % 2 === 0 ? [[name, headers[place + 1] ?? ''] satisfies [string, string]] : []))

const knows = (header: string | undefined, hash: string): boolean =>
  header !== undefined &&
  (header.trim() === '*' || header.split(',').some((tag) => /^\s*(?:W\/)?"([^"]*?)(?:-br|-gzip)?"\s*$/.exec(tag)?.[1] === hash))

const replyIn = (
  cached: CachedResponse,
  bytes: Buffer,
  encoding: Encoding,
  { ifNoneMatch, cookie }: ConditionalRequest,
  secure: boolean,
): Reply => {
  const { body, locale, cacheControl } = cached
  const isPlain = bytes === body.packed('identity')
  const setsCookie = locale !== null && readLocaleCookie(cookie) !== locale
  const isKnown = knows(ifNoneMatch, body.hash)
  const headers = [
    ...cached.headers,
    'etag',
    isPlain ? `"${body.hash}"` : `"${body.hash}-${encoding}"`,
    'cache-control',
    setsCookie ? PRIVATE_CACHE_CONTROL : cacheControl,
  ]
  if (setsCookie) headers.push('set-cookie', writeLocaleCookie(locale, { secure }))
  if (isKnown) return { status: 304, headers, bytes: null }
  if (!isPlain) headers.push('content-encoding', encoding)
  headers.push('content-length', String(bytes.byteLength))
  return { status: 200, headers, bytes }
}

/** Returns the response to a request; a promise only if the bytes must be compressed first. */
export const replyTo = (cached: CachedResponse, request: ConditionalRequest, secure: boolean): Reply | Promise<Reply> => {
  const encoding = acceptedEncoding(request.acceptEncoding)
  const bytes = cached.body.packed(encoding)
  return bytes instanceof Promise
    ? bytes.then((packed) => replyIn(cached, packed, encoding, request, secure))
    : replyIn(cached, bytes, encoding, request, secure)
}
