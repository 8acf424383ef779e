import type { QueryClient } from '@tanstack/react-query'
import { authRequest } from './auth-request.ts'
import { forgetSession, readSessionAgain, renewSession, type Session } from './session.ts'
import { announce } from './session-tabs.ts'

/** Calls that change the session or who it is for (the customer's specification §4); signing in and out have other names too. */
const CHANGING =
  /^\/(?:sign-in|sign-up|sign-out|update-user|delete-user|verify-email|passkey\/verify-authentication|admin\/(?:impersonate-user|stop-impersonating))(?=[/?]|$)/

/** Whether the session is read anew after a call to the authentication service. */
export const changesSession = (path: string): boolean => CHANGING.test(path)

/** Calls the authentication service and, where the call may have changed the session, reads it anew before it answers. Fails with AuthError. */
export const callAuth = async <T>(
  queryClient: QueryClient,
  method: 'GET' | 'POST',
  path: string,
  body?: Readonly<Record<string, unknown>>,
): Promise<T> => {
  const answer = await authRequest<T>(method, path, body)
  if (changesSession(path)) await renewSession(queryClient)
  return answer
}

/** Signs in with e-mail and password; fails with AuthError. */
export const signIn = async (queryClient: QueryClient, email: string, password: string): Promise<Session | null> => {
  await authRequest('POST', '/sign-in/email', { email, password })
  return renewSession(queryClient)
}

/** Ends the session on the server and forgets it, its token and everything that was loaded for it, in all windows. */
export const signOut = async (queryClient: QueryClient): Promise<void> => {
  await authRequest('POST', '/sign-out')
  forgetSession(queryClient)
  announce('signed-out')
  // Signed out is signed out, whether or not the server can still be asked.
  await readSessionAgain(queryClient).catch(() => null)
}
