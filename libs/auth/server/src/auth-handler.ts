import { PROBLEM_MEDIA_TYPE, readJson, titleOfStatus } from '@captain/http'
import type { Locale } from '@captain/locale'
import { CLIENT_ADDRESS_HEADER, type BetterAuth } from './better-auth.ts'

type Origin = { readonly clientAddress: string; readonly locale: Locale }

/** Bodies of auth calls are a handful of short fields. */
const MAX_BODY_BYTES = 64 * 1024

const prepare = async (request: Request, clientAddress: string): Promise<Request> => {
  const headers = new Headers(request.headers)
  headers.set(CLIENT_ADDRESS_HEADER, clientAddress)
  if (request.method !== 'POST') return new Request(request.url, { method: request.method, headers })
  const body = await readJson(request, { maxBytes: MAX_BODY_BYTES })
  headers.delete('content-length')
  headers.delete('transfer-encoding')
  // The specification's calls without a payload come without a content type, which better-auth refuses.
  headers.set('content-type', 'application/json')
  return new Request(request.url, { method: 'POST', headers, body: JSON.stringify(body ?? {}) })
}

/** Codes of the answers that better-auth gives without one. */
const CODE_OF_STATUS: Readonly<Record<number, string>> = {
  400: 'bad-request',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not-found',
  405: 'method-not-allowed',
  415: 'unsupported-media-type',
  429: 'too-many-requests',
}

/** Turns an error of better-auth into a problem document that keeps its own `code` and `message`. */
const asProblem = async (response: Response, locale: Locale): Promise<Response> => {
  const said = await response
    .clone()
    .json()
    .then(
      (body: unknown) => (typeof body === 'object' && body !== null ? (body as { code?: unknown; message?: unknown }) : {}),
      () => ({}) as { code?: unknown; message?: unknown },
    )
  const code = typeof said.code === 'string' ? said.code : (CODE_OF_STATUS[response.status] ?? 'internal-error')
  const headers = new Headers(response.headers)
  headers.set('content-type', `${PROBLEM_MEDIA_TYPE}; charset=utf-8`)
  headers.set('cache-control', 'no-store')
  headers.delete('content-length')
  const seconds = headers.get('x-retry-after')
  if (seconds !== null) headers.set('retry-after', seconds)
  const message = typeof said.message === 'string' ? { message: said.message } : {}
  const problem = {
    type: `urn:captain:problem:${code}`,
    title: titleOfStatus(response.status)[locale],
    status: response.status,
    code,
    ...message,
  }
  return new Response(JSON.stringify(problem), { status: response.status, headers })
}

/** Serves `/api/auth/*`. */
export const createAuthHandler =
  (auth: BetterAuth) =>
  async (request: Request, { clientAddress, locale }: Origin): Promise<Response> => {
    const response = await auth.handler(await prepare(request, clientAddress))
    return response.status >= 400 ? asProblem(response, locale) : response
  }
