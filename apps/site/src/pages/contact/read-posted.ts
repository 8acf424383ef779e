import { readBytes } from '@captain/http-core'

/** Far more than a form that can be sent, so that what is too long comes back to be shortened. */
const MAX_BYTES = 256 * 1024

const FORM = /^application\/x-www-form-urlencoded\s*(?:;|$)/i

/** What a form has posted, or the status by which a request is refused: 403 from a page of somebody else, 413, 415. Of a field that comes twice the first counts. */
export const readPosted = async (request: Request, baseUrl: string): Promise<URLSearchParams | number> => {
  if (request.headers.get('origin') !== new URL(baseUrl).origin) return 403
  if (!FORM.test(request.headers.get('content-type') ?? '')) return 415
  const bytes = await readBytes(request, MAX_BYTES)
  return bytes === null ? 413 : new URLSearchParams(new TextDecoder().decode(bytes))
}
