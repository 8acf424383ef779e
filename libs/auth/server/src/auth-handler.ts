import { notFound, problemResponse, readJson } from '@captain/http'
import type { Locale } from '@captain/locale'
import { asProblem, problemOf } from './auth-problem.ts'
import { BASE_PATH, CLIENT_ADDRESS_HEADER, type BetterAuth } from './better-auth.ts'

type Origin = { readonly clientAddress: string; readonly locale: Locale }

/**
 * All that is served of what better-auth brings. Whatever is not named here does not exist: its administration, for one,
 * asks for no more than a session, where ours will ask for a fresh proof of who it is.
 */
const SERVED: ReadonlySet<string> = new Set([
  'GET /get-session',
  'GET /token',
  'POST /sign-in/email',
  'POST /sign-out',
  'POST /revoke-sessions',
  'POST /revoke-other-sessions',
  'POST /update-user',
])

const isServed = ({ method, url }: Request): boolean => SERVED.has(`${method} ${new URL(url).pathname.slice(BASE_PATH.length)}`)

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

/** Serves `/api/auth/*`. Throws what is not a matter of the caller, such as a database that is down. */
export const createAuthHandler =
  (auth: BetterAuth) =>
  async (request: Request, { clientAddress, locale }: Origin): Promise<Response> => {
    if (!isServed(request)) return problemResponse(notFound(), locale)
    try {
      const response = await auth.handler(await prepare(request, clientAddress))
      return response.status >= 400 ? await asProblem(response, locale) : response
    } catch (error) {
      const problem = problemOf(error, locale)
      if (problem === null) throw error
      return problemResponse(problem, locale)
    }
  }
