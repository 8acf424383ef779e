import { asRecord } from '@captain/validation'
import { createAuthenticator, type Authenticator } from '@captain/testing/authenticator'
import { authCallOver, cookiesOf, registerPasskey, showPasskey } from '@captain/testing/passkey-session'
import type { Locale } from '@captain/locale'
import type { RunningServer } from '../testing/server.ts'
import { TYPED } from './tour.ts'

/** Registers a passkey for the demo administrator, whom invitations ask for it. */
export const adminPasskey = async ({ baseUrl, demoPassword }: RunningServer): Promise<Authenticator> => {
  const [call, authenticator] = [authCallOver(baseUrl), createAuthenticator(baseUrl)]
  const signedIn = await call('/sign-in/email', { body: { email: 'admin@captain.example', password: demoPassword } })
  await registerPasskey(call, authenticator, cookiesOf(signedIn))
  return authenticator
}

/** Lets the demo administrator invite an editor of the café: returns the one-time link of the invitation, in their language. */
export const invite = async ({ baseUrl }: RunningServer, passkey: Authenticator, locale: Locale): Promise<string> => {
  const cookie = await showPasskey(authCallOver(baseUrl), passkey)
  const answer = await fetch(`${baseUrl}/api/v1/admin/auth-users`, {
    method: 'POST',
    headers: { origin: baseUrl, cookie, 'content-type': 'application/json' },
    body: JSON.stringify({
      name: TYPED[locale].name,
      email: `minato-${locale}@captain.example`,
      role: 'user',
      locale,
      memberships: [{ tenant: 'cafe', role: 'editor' }],
      mayUseAi: false,
      invite: true,
    }),
  })
  if (answer.status !== 201) throw new Error(`The invitation answered ${answer.status} ${await answer.text()}`)
  const address = new URL(String(asRecord(await answer.json())['link']))
  return `${baseUrl}/${locale}/auth/enrol${address.hash}`
}
