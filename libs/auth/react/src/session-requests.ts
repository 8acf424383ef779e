import type { QueryClient } from '@tanstack/react-query'
import { authRequest } from './auth-request.ts'
import { clearSession, refetchSession, refetchSessionInAllTabs } from './session.ts'
import { broadcastSession } from './session-tabs.ts'

/** Calls that change the session or its account (the customer's specification §4); signing in and out also have other names. */
const CHANGING =
  /^\/(?:sign-in|sign-up|sign-out|update-user|delete-user|verify-email|passkey\/verify-authentication|admin\/(?:impersonate-user|stop-impersonating))(?=[/?]|$)/

/** Returns whether the session must be refetched after a call to the authentication service. */
export const changesSession = (path: string): boolean => CHANGING.test(path)

/** Calls the authentication service and refetches the session if the call may have changed it. Throws AuthError. */
export const callAuth = async <T>(
  queryClient: QueryClient,
  method: 'GET' | 'POST',
  path: string,
  body?: Readonly<Record<string, unknown>>,
): Promise<T> => {
  const answer = await authRequest<T>(method, path, body)
  if (changesSession(path)) await refetchSessionInAllTabs(queryClient)
  return answer
}

/** Signs in with e-mail and password; returns whether a code of the second factor is needed as well. Throws AuthError. */
export const signIn = async (queryClient: QueryClient, email: string, password: string): Promise<{ readonly needsCode: boolean }> => {
  const answer = await authRequest<{ readonly secondFactor?: boolean }>('POST', '/sign-in/email', { email, password })
  if (answer.secondFactor === true) return { needsCode: true }
  await refetchSessionInAllTabs(queryClient)
  return { needsCode: false }
}

/** Ends the session on the server and clears it, its token and its cached data in all windows. */
export const signOut = async (queryClient: QueryClient): Promise<void> => {
  await authRequest('POST', '/sign-out')
  clearSession(queryClient)
  broadcastSession('signed-out')
  // The browser signs out even if the server is unreachable.
  await refetchSession(queryClient).catch(() => null)
}
