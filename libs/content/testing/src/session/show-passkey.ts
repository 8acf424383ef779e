import { createAuthenticator, type KeptKey, type RequestOptions } from '@captain/testing/authenticator'
import { missingDemoError } from '../errors.ts'
import type { Session } from './session.ts'

/** Keys of passkeys by the e-mail addresses of those whose they are. */
export type Passkeys = Readonly<Record<string, KeptKey>>

/** Shows a passkey in somebody's session, which the server then goes on with as a proven one. */
export const showPasskey = async ({ http }: Session, baseUrl: string, key: KeptKey | undefined): Promise<void> => {
  if (key === undefined) throw missingDemoError('a passkey')
  const options = await http.post<RequestOptions>('/api/auth/passkey/generate-authenticate-options', { body: {} })
  // Several tests show one key at the same time, as the devices of a synchronised passkey do, which do not count.
  const response = createAuthenticator(baseUrl, [key]).get(options, { counter: 0 })
  await http.post('/api/auth/passkey/verify-authentication', { body: { response } })
}
