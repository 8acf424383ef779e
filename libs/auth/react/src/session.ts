import type { Locale } from '@captain/locale'
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import { authRequest } from './auth-request.ts'
import { clearJwt, readJwt, writeJwt } from './cookies.ts'

export type SessionUser = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly image?: string | null
  readonly isUser: boolean
  readonly role?: string | null
  readonly locale?: Locale | null
}

export type Session = { readonly session: { readonly id: string; readonly expiresAt: string }; readonly user: SessionUser }

const refreshJwt = async (): Promise<void> => {
  const { token } = await authRequest<{ readonly token: string }>('GET', '/token')
  writeJwt(token)
}

const fetchSession = async (): Promise<Session | null> => {
  const session = await authRequest<Session | null>('GET', '/get-session')
  if (session === null) clearJwt()
  else if (readJwt() === null) await refreshJwt()
  return session
}

/** The session, fetched once at the start and again only after something about it changed. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: fetchSession,
  staleTime: Infinity,
  gcTime: Infinity,
  retry: false,
})

/** Who is signed in; null for a guest and until the first answer. */
export const useSession = (): Session | null => useQuery(sessionQuery).data ?? null

/** Reads the session anew: after sign-in, sign-up, sign-out, update-user, delete-user and verify-email. */
const renewSession = async (queryClient: QueryClient): Promise<Session | null> => {
  clearJwt()
  queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== 'session' })
  return queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 })
}

/** Signs in with e-mail and password; fails with AuthError. */
export const signIn = async (queryClient: QueryClient, email: string, password: string): Promise<Session | null> => {
  await authRequest('POST', '/sign-in/email', { email, password })
  return renewSession(queryClient)
}

/** Ends the session on the server and forgets it, its token and everything it had loaded here. */
export const signOut = async (queryClient: QueryClient): Promise<void> => {
  await authRequest('POST', '/sign-out')
  clearJwt()
  queryClient.clear()
  queryClient.setQueryData(sessionQuery.queryKey, null)
}
