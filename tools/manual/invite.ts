import { asRecord } from '@captain/validation'
import { authCallOver, cookiesOf } from '@captain/testing/passkey-session'
import type { Locale } from '@captain/locale'
import type { RunningServer } from '../testing/server.ts'
import { TYPED } from './tour.ts'

/** Lets the demo administrator invite an editor of the café: returns the one-time link of the invitation, in their language. */
export const invite = async ({ baseUrl, demoPassword }: RunningServer, locale: Locale): Promise<string> => {
  const signedIn = await authCallOver(baseUrl)('/sign-in/email', { body: { email: 'admin@captain.example', password: demoPassword } })
  const answer = await fetch(`${baseUrl}/api/v1/admin/auth-users`, {
    method: 'POST',
    headers: { origin: baseUrl, cookie: cookiesOf(signedIn), 'content-type': 'application/json' },
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
