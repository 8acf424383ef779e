import type { Locale } from '@captain/locale'
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import { authRequest } from './auth-request.ts'
import { clearJwt, readJwt, writeJwt } from './cookies.ts'
import { announce } from './session-tabs.ts'

export type SessionUser = {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly emailVerified?: boolean
  readonly image?: string | null
  readonly isUser: boolean
  readonly role?: string | null
  readonly locale?: Locale | null
}

export type Session = {
  /** `impersonatedBy`: the administrator who acts as the account. */
  readonly session: { readonly id: string; readonly expiresAt: string; readonly impersonatedBy?: string | null }
  readonly user: SessionUser
}

const refreshJwt = async (): Promise<void> => {
  const answer = await authRequest<{ readonly token: string }>('GET', '/token').catch(() => null)
  // Without it the session's own cookie still tells who asks.
  if (answer !== null) writeJwt(answer.token)
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
  // A guard waits for it: without a network it fails instead of waiting for one.
  networkMode: 'always',
})

/** Who is signed in; null for a guest and until the first answer. */
export const useSession = (): Session | null => useQuery(sessionQuery).data ?? null

const isOther = ({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean => queryKey[0] !== sessionQuery.queryKey[0]

/** Forgets who was signed in, the token, and everything that was loaded for them. */
export const forgetSession = (queryClient: QueryClient): void => {
  clearJwt()
  queryClient.setQueryData(sessionQuery.queryKey, null)
  queryClient.removeQueries({ predicate: isOther })
}

/** Reads the session anew; what was loaded for another account is forgotten. Fails with AuthError. */
export const readSessionAgain = async (queryClient: QueryClient): Promise<Session | null> => {
  const before = queryClient.getQueryData(sessionQuery.queryKey)
  // An answer that is on its way may be from before.
  if (queryClient.isFetching(sessionQuery) > 0) await queryClient.fetchQuery(sessionQuery).catch(() => null)
  const session = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 })
  if (session?.user.id !== before?.user.id) queryClient.removeQueries({ predicate: isOther })
  return session
}

/** How long after a call that changes the session it is read anew, in ms (the customer's specification §9). */
const SIGNAL_DELAY = 10

/** Reads the session anew, here and in the other windows, after something has changed it. Fails with AuthError. */
export const renewSession = async (queryClient: QueryClient): Promise<Session | null> => {
  clearJwt()
  await new Promise((resolve) => {
    setTimeout(resolve, SIGNAL_DELAY)
  })
  const session = await readSessionAgain(queryClient)
  announce('changed')
  return session
}
