import { createAuthenticator, type Authenticator, type CreationOptions, type RequestOptions } from './authenticator.ts'

/** Calls `/api/auth` as a page of the site: POST with a body, GET without. */
export type AuthCall = (path: string, call: { readonly body?: unknown; readonly cookie?: string }) => Promise<Response>

const refuse = async (what: string, response: Response): Promise<never> => {
  throw new Error(`${what} answered ${response.status} ${await response.text()}`)
}

/** Returns the cookies that a response sets, as a Cookie header; cleared ones are omitted. */
export const cookiesOf = (response: Response): string =>
  response.headers
    .getSetCookie()
    .filter((line) => !/max-age=0\b/i.test(line))
    .map((line) => line.split(';')[0] ?? '')
    .join('; ')

/** Calls a real server over the network, from a separate page. */
export const authCallOver =
  (baseUrl: string): AuthCall =>
  (path, { body, cookie }) =>
    fetch(`${baseUrl}/api/auth${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        origin: baseUrl,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(cookie !== undefined && { cookie }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })

/** Registers a passkey in the session of a cookie. */
export const registerPasskey = async (call: AuthCall, authenticator: Authenticator, cookie: string): Promise<void> => {
  const asked = await call('/passkey/generate-register-options', { cookie })
  if (asked.status !== 200) await refuse('the options of a registration', asked)
  const response = authenticator.create((await asked.json()) as CreationOptions)
  const verified = await call('/passkey/verify-registration', {
    cookie: `${cookie}; ${cookiesOf(asked)}`,
    body: { response, name: 'パスキー' },
  })
  if (verified.status !== 200) await refuse('a registration', verified)
}

/** Signs in with a passkey: returns the cookie of the new session, which replaces the previous one. */
export const showPasskey = async (call: AuthCall, authenticator: Authenticator, cookie?: string): Promise<string> => {
  const own = cookie === undefined ? {} : { cookie }
  const asked = await call('/passkey/generate-authenticate-options', own)
  if (asked.status !== 200) await refuse('the options of a sign-in', asked)
  const response = authenticator.get((await asked.json()) as RequestOptions)
  const challenge = cookiesOf(asked)
  const verified = await call('/passkey/verify-authentication', {
    cookie: cookie === undefined ? challenge : `${cookie}; ${challenge}`,
    body: { response },
  })
  if (verified.status !== 200) await refuse('a sign-in by passkey', verified)
  return cookiesOf(verified)
}

/** Completes a step-up in the session of a cookie, with a passkey that is registered and used. */
export const provenSession = async (call: AuthCall, origin: string, cookie: string): Promise<string> => {
  const authenticator = createAuthenticator(origin)
  await registerPasskey(call, authenticator, cookie)
  return showPasskey(call, authenticator, cookie)
}
