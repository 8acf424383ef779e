import { createAuthenticator, type KeptKey, type RequestOptions } from '@captain/testing/authenticator'
import { missingDemoError } from '../errors.ts'
import type { HttpClient } from '@captain/http-core'

/** Passkeys by the e-mail address of their account. */
export type Passkeys = Readonly<Record<string, KeptKey>>

/** Runs the step-up with a passkey, after which the session counts as confirmed. */
export const showPasskey = async ({ http }: { readonly http: HttpClient }, baseUrl: string, key: KeptKey | undefined): Promise<void> => {
  if (key === undefined) throw missingDemoError('a passkey')
  const options = await http.post<RequestOptions>('/api/auth/passkey/generate-authenticate-options', { body: {} })
  // Several tests use one key concurrently, like devices with a synchronised passkey, whose signature counter stays 0.
  const response = createAuthenticator(baseUrl, [key]).get(options, { counter: 0 })
  await http.post('/api/auth/passkey/verify-authentication', { body: { response } })
}
