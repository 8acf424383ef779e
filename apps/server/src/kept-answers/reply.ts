import { readLocaleCookie, writeLocaleCookie } from '@captain/locale'
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts'
import type { KeptAnswer } from './kept-answer.ts'

/** Parts of a request that the response depends on. */
export type Asked = {
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
export const FOR_ONE = 'private, max-age=0, must-revalidate'

const knows = (header: string | undefined, hash: string): boolean =>
  header !== undefined &&
  (header.trim() === '*' || header.split(',').some((tag) => /^\s*(?:W\/)?"([^"]*?)(?:-br|-gzip)?"\s*$/.exec(tag)?.[1] === hash))

const replyIn = (kept: KeptAnswer, bytes: Buffer, encoding: Encoding, { ifNoneMatch, cookie }: Asked, secure: boolean): Reply => {
  const { body, locale, cacheControl } = kept
  const isPlain = bytes === body.packed('identity')
  const setsCookie = locale !== null && readLocaleCookie(cookie) !== locale
  const isKnown = knows(ifNoneMatch, body.hash)
  const headers = [
    ...kept.headers,
    'etag',
    isPlain ? `"${body.hash}"` : `"${body.hash}-${encoding}"`,
    'cache-control',
    setsCookie ? FOR_ONE : cacheControl,
  ]
  if (setsCookie) headers.push('set-cookie', writeLocaleCookie(locale, { secure }))
  if (isKnown) return { status: 304, headers, bytes: null }
  if (!isPlain) headers.push('content-encoding', encoding)
  headers.push('content-length', String(bytes.byteLength))
  return { status: 200, headers, bytes }
}

/** Returns the response to a request; a promise only if the bytes must be compressed first. */
export const replyTo = (kept: KeptAnswer, asked: Asked, secure: boolean): Reply | Promise<Reply> => {
  const encoding = acceptedEncoding(asked.acceptEncoding)
  const bytes = kept.body.packed(encoding)
  return bytes instanceof Promise
    ? bytes.then((packed) => replyIn(kept, packed, encoding, asked, secure))
    : replyIn(kept, bytes, encoding, asked, secure)
}
