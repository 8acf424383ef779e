import { asRecord, isObject } from '@captain/validation'

const isSession = (value: Readonly<Record<string, unknown>>): boolean =>
  typeof value['id'] === 'string' && typeof value['userId'] === 'string'

/** Returns a value without tokens: those of sessions become the id of the session, which names it as well. */
const withoutTokens = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutTokens)
  if (!isObject(value)) return value
  const { token, ...others } = asRecord(value)
  const cleaned = Object.fromEntries(Object.entries(others).map(([name, inner]) => [name, withoutTokens(inner)]))
  return token !== undefined && isSession(others) ? { ...cleaned, token: others['id'] } : cleaned
}

/** Returns the response without the tokens of sessions in its JSON. Scripts do not need them, because the cookie is HttpOnly. */
export const withoutSessionTokens = async (response: Response): Promise<Response> => {
  if (response.body === null || response.headers.get('content-type')?.startsWith('application/json') !== true) return response
  const text = await response.text()
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  const body = text.includes('"token"') ? JSON.stringify(withoutTokens(JSON.parse(text))) : text
  return new Response(body, { status: response.status, headers })
}
