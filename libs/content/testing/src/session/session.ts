import { createHttpClient, type HttpClient, type Method } from '@captain/http-core'
import type { Locale } from '@captain/locale'
import { cookieFetch } from './cookie-fetch.ts'
import { confirmingFetch } from './confirming-fetch.ts'
import { showPasskey } from './show-passkey.ts'
import type { KeptKey } from '@captain/testing/authenticator'

/** Response as it came over the wire. */
export type RawAnswer = { readonly status: number; readonly headers: Headers; readonly text: string }

type RawRequest = {
  /** Body, sent as JSON. */
  readonly body?: unknown
  readonly form?: FormData
  readonly headers?: Readonly<Record<string, string>>
  readonly locale?: Locale
}

/** Session of an actor: the client that screens use, and raw requests for details that a client hides. */
export type Session = {
  readonly http: HttpClient
  readonly raw: (method: Method, path: string, request?: RawRequest) => Promise<RawAnswer>
}

/** Deletes of records name a version; these accept each. */
const ANY_VERSION = { 'if-match': '*' } as const

const sessionOver = (send: typeof fetch, baseUrl: string, key?: string): Session => {
  const keyed: Readonly<Record<string, string>> = key === undefined ? {} : { authorization: `Bearer ${key}` }
  return {
    http: createHttpClient({ baseUrl, fetch: send, headers: () => ({ 'accept-language': 'ja', ...keyed }) }),
    raw: async (method, path, { body, form, headers, locale = 'ja' } = {}) => {
      const response = await send(`${baseUrl}${path}`, {
        method,
        headers: {
          'accept-language': locale,
          ...keyed,
          ...(method === 'DELETE' && ANY_VERSION),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(form !== undefined && { body: form }),
        ...(body !== undefined && { body: JSON.stringify(body) }),
      })
      return { status: response.status, headers: response.headers, text: await response.text() }
    },
  }
}

/** Opens an anonymous session, or one with a tenant's API key; responses are in Japanese by default. */
export const openSession = (baseUrl: string, key?: string): Session => sessionOver(cookieFetch(baseUrl), baseUrl, key)

/** Signs a demo account in with its password. With a passkey, it confirms when an action requires a step-up, as the back office does. */
export const signIn = async (baseUrl: string, email: string, password: string, passkey?: KeptKey): Promise<Session> => {
  const send = cookieFetch(baseUrl)
  const plain = sessionOver(send, baseUrl)
  await plain.http.post('/api/auth/sign-in/email', { body: { email, password } })
  if (passkey === undefined) return plain
  return sessionOver(
    confirmingFetch(send, () => showPasskey(plain, baseUrl, passkey)),
    baseUrl,
  )
}
