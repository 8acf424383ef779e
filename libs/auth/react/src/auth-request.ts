import { fetchWithStepUp } from './step-up.ts'
import { AuthError, authErrorOf } from './errors.ts'

type Call = { readonly method: 'GET' | 'POST' | 'DELETE'; readonly body?: Readonly<Record<string, unknown>> | undefined }

const send = async <T>(url: string, { method, body }: Call): Promise<T> => {
  let response: Response
  try {
    response = await fetchWithStepUp(url, {
      method,
      credentials: 'include',
      headers: { 'accept-language': document.documentElement.lang, ...(method === 'POST' ? { 'content-type': 'application/json' } : {}) },
      ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
    })
  } catch {
    throw new AuthError('offline')
  }
  if (!response.ok) throw await authErrorOf(response)
  const text = await response.text()
  return (text === '' ? null : JSON.parse(text)) as T
}

/** Calls the authentication service with credentials and a JSON body. Throws AuthError. */
export const authRequest = <T>(method: 'GET' | 'POST', path: string, body?: Readonly<Record<string, unknown>>): Promise<T> =>
  send(`/api/auth${path}`, { method, body })

/** Reads something else that signing in needs. Throws AuthError. */
export const readRequest = <T>(url: string): Promise<T> => send(url, { method: 'GET' })

/** Calls an account endpoint outside the authentication service. Throws AuthError. */
export const accountRequest = <T>(method: 'POST' | 'DELETE', path: string, body?: Readonly<Record<string, unknown>>): Promise<T> =>
  send(`/api/v1/account${path}`, { method, body })
