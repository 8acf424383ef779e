import { hasAlready } from '@captain/http-server'
import type { CachedBody } from './cache.ts'

/** Headers of everything that anybody may read. */
export const PUBLIC_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  // Caches of readers ask again each time, so that a publish shows at once; shared caches may keep an answer for a minute.
  'cache-control': 'public, max-age=0, must-revalidate, s-maxage=60',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  vary: 'origin, accept-encoding',
} as const

/** A body out of the delivery cache; without it where the reader has it already. */
export const cachedAnswer = (request: Request, { bytes, etag, madeAt }: CachedBody): Response => {
  const age = String(Math.ceil((Date.now() - madeAt) / 1000))
  const headers = { ...PUBLIC_HEADERS, etag, age }
  if (hasAlready(request, etag)) return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(bytes.buffer as ArrayBuffer, bytes.byteOffset, bytes.byteLength), {
    headers: { ...headers, 'content-length': String(bytes.byteLength) },
  })
}
