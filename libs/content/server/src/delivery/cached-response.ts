import { matchesEtag } from '@captain/http-server'
import type { CachedBody } from './cache.ts'

/** Headers of every public response. */
export const PUBLIC_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  // Browsers revalidate each time, so that a publication shows at once; shared caches may store a response for a minute.
  'cache-control': 'public, max-age=0, must-revalidate, s-maxage=60',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  vary: 'origin, accept-encoding',
} as const

/** Returns a body from the delivery cache; 304 if the reader already has it. */
export const cachedResponse = (request: Request, { bytes, etag, madeAt }: CachedBody): Response => {
  const age = String(Math.ceil((Date.now() - madeAt) / 1000))
  const headers = { ...PUBLIC_HEADERS, etag, age }
  if (matchesEtag(request, etag)) return new Response(null, { status: 304, headers })
  return new Response(new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
    headers: { ...headers, 'content-length': String(bytes.byteLength) },
  })
}
