import { fetchWithProof } from './ask-for-proof.ts'
import { AuthError, authErrorOf } from './errors.ts'

const BASE = '/api/auth'

/** One call to the authentication service; credentials included, body as JSON. Fails with AuthError. */
export const authRequest = async <T>(method: 'GET' | 'POST', path: string, body?: Readonly<Record<string, unknown>>): Promise<T> => {
  let response: Response
  try {
    response = await fetchWithProof(`${BASE}${path}`, {
      method,
      credentials: 'include',
      headers: method === 'POST' ? { 'content-type': 'application/json' } : {},
      ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
    })
  } catch {
    throw new AuthError('offline')
  }
  if (!response.ok) throw await authErrorOf(response)
  const text = await response.text()
  return (text === '' ? null : JSON.parse(text)) as T
}
