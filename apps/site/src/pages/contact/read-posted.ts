import { readBytes } from '@captain/http-core'

/** Limit of a request in bytes. Far above any valid form, so that visitors can shorten texts that are too long. */
const MAX_BYTES = 256 * 1024

const FORM = /^application\/x-www-form-urlencoded\s*(?:;|$)/i

/**
 * Reads a posted form, or returns the status of a rejection: 403 for a foreign origin, 413, 415. Of a repeated field the first value
 * counts.
 */
export const readPosted = async (request: Request, baseUrl: string): Promise<URLSearchParams | number> => {
  if (request.headers.get('origin') !== new URL(baseUrl).origin) return 403
  if (!FORM.test(request.headers.get('content-type') ?? '')) return 415
  const bytes = await readBytes(request, MAX_BYTES)
  return bytes === null ? 413 : new URLSearchParams(new TextDecoder().decode(bytes))
}
