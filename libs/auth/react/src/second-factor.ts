import type { QueryClient } from '@tanstack/react-query'
import { accountRequest } from './auth-request.ts'
import { refetchSessionInAllTabs, type Session } from './session.ts'

/** New secret for an authenticator app: as text, and as the address of a QR code. */
export type NewSecondFactor = { readonly secret: string; readonly uri: string }

type RecoveryCodes = { readonly recoveryCodes: readonly string[] }

/** Ends a sign-in that waits for its second factor, with a code of the app or a recovery code. Throws AuthError. */
export const verifySecondFactor = async (queryClient: QueryClient, code: string): Promise<Session | null> => {
  await accountRequest('POST', '/second-factor/verify', { code })
  return refetchSessionInAllTabs(queryClient)
}

/** Confirms the identity of the signed-in user with a code. Throws AuthError. */
export const stepUpWithCode = async (queryClient: QueryClient, code: string): Promise<Session | null> => {
  await accountRequest('POST', '/second-factor/step-up', { code })
  return refetchSessionInAllTabs(queryClient)
}

/** Begins to set up a second factor, which counts once a code has confirmed it. Throws AuthError. */
export const beginSecondFactor = (): Promise<NewSecondFactor> => accountRequest('POST', '/second-factor')

/** Switches the second factor on with a code of the app; returns the recovery codes, which are shown once. Throws AuthError. */
export const confirmSecondFactor = async (code: string): Promise<readonly string[]> =>
  (await accountRequest<RecoveryCodes>('POST', '/second-factor/confirm', { code })).recoveryCodes

/** Replaces the recovery codes; returns the new ones, which are shown once. Throws AuthError. */
export const renewRecoveryCodes = async (): Promise<readonly string[]> =>
  (await accountRequest<RecoveryCodes>('POST', '/second-factor/recovery-codes')).recoveryCodes

/** Switches the second factor off. Throws AuthError. */
export const removeSecondFactor = (): Promise<unknown> => accountRequest('DELETE', '/second-factor')
