import type { Locale } from '@captain/locale'
import type { QueryClient } from '@tanstack/react-query'
import { accountRequest, authRequest } from './auth-request.ts'
import { callAuth } from './session-calls.ts'
import { renewSession } from './session.ts'

export type NewAccount = { readonly name: string; readonly email: string; readonly password: string; readonly locale: Locale }

/** Whose one-time link it was, and what it was for. */
export type Enrolled = { readonly name: string; readonly email: string; readonly kind: 'invite' | 'recovery' }

/** Signs up; answered alike whether or not the address has an account. Fails with AuthError. */
export const signUp = (queryClient: QueryClient, account: NewAccount): Promise<unknown> =>
  callAuth(queryClient, 'POST', '/sign-up/email', account)

/** Mails the link that confirms an address once more, if there is something to confirm. Fails with AuthError. */
export const mailVerification = (email: string): Promise<unknown> => authRequest('POST', '/send-verification-email', { email })

/** An address that is confirmed; `enrol` is the token of a one-time link, for an account that has no way to sign in yet. */
export type Verification = { readonly enrol?: string }

/** Confirms an address by the token of the link that was mailed to it. Fails with AuthError. */
export const verifyEmail = (queryClient: QueryClient, token: string): Promise<Verification> =>
  callAuth(queryClient, 'GET', `/verify-email?${new URLSearchParams({ token })}`)

/** Mails a one-time link to an address that has an account; answered alike for any. Fails with AuthError. */
export const requestRecovery = (email: string): Promise<unknown> => accountRequest('/recovery', { email })

/** Uses up a one-time link: its account is signed in from then on. Fails with AuthError. */
export const enrol = async (queryClient: QueryClient, token: string): Promise<Enrolled> => {
  const enrolled = await accountRequest<Enrolled>('/enrolment', { token })
  await renewSession(queryClient)
  return enrolled
}

/** Sets the account's password without the one before, for a session that began by a one-time link or shows a passkey. Fails with AuthError. */
export const setPassword = (password: string): Promise<unknown> => accountRequest('/password', { password })
