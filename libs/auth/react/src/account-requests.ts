import type { Locale } from '@captain/locale'
import type { QueryClient } from '@tanstack/react-query'
import { accountRequest, authRequest } from './auth-request.ts'
import { callAuth } from './session-requests.ts'
import { refetchSessionInAllTabs } from './session.ts'

export type NewAccount = { readonly name: string; readonly email: string; readonly password: string; readonly locale: Locale }

/** Account and purpose of a one-time link. */
export type Enrolled = {
  readonly name: string
  readonly email: string
  readonly kind: 'invite' | 'recovery'
  /** Whether a code of the second factor is still needed. */
  readonly secondFactor: boolean
}

/** Signs up. The response is the same whether or not the address has an account. Throws AuthError. */
export const signUp = (queryClient: QueryClient, account: NewAccount): Promise<unknown> =>
  callAuth(queryClient, 'POST', '/sign-up/email', account)

/** Resends the link that confirms an address, if a confirmation is pending. Throws AuthError. */
export const resendVerification = (email: string): Promise<unknown> => authRequest('POST', '/send-verification-email', { email })

/** Confirmed address; `enrol` is the token of a one-time link, for an account without credentials. */
export type Verification = { readonly enrol?: string }

/** Confirms an address with the token of the mailed link. Throws AuthError. */
export const verifyEmail = (queryClient: QueryClient, token: string): Promise<Verification> =>
  callAuth(queryClient, 'GET', `/verify-email?${new URLSearchParams({ token })}`)

/** Mails a one-time link if the address has an account; the response is the same for any address. Throws AuthError. */
export const requestRecovery = (email: string): Promise<unknown> => accountRequest('POST', '/recovery', { email })

/** Redeems a one-time link and signs its account in, or waits for its second factor. Throws AuthError. */
export const enrol = async (queryClient: QueryClient, token: string): Promise<Enrolled> => {
  const enrolled = await accountRequest<Enrolled>('POST', '/enrolment', { token })
  await refetchSessionInAllTabs(queryClient)
  return enrolled
}

/** Sets the account's password without the current one, in a session that began with a one-time link or has a step-up. Throws AuthError. */
export const setPassword = (password: string): Promise<unknown> => accountRequest('POST', '/password', { password })
