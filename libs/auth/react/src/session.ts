import type { Locale } from '@captain/locale'
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import { authRequest } from './auth-request.ts'
import { clearJwt, readJwt, writeJwt } from './cookies.ts'
import { broadcastSession } from './session-tabs.ts'

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
  /** `impersonatedBy`: the administrator who impersonates the account. */
  readonly session: { readonly id: string; readonly expiresAt: string; readonly impersonatedBy?: string | null }
  readonly user: SessionUser
  /** True if the account must set up a stronger sign-in before it may do anything else. */
  readonly mustSetUpSignIn?: boolean
}

const refreshJwt = async (): Promise<void> => {
  const answer = await authRequest<{ readonly token: string }>('GET', '/token').catch(() => null)
  // Without it the session cookie still identifies the caller.
  if (answer !== null) writeJwt(answer.token)
}

const fetchSession = async (): Promise<Session | null> => {
  const session = await authRequest<Session | null>('GET', '/get-session')
  if (session === null) clearJwt()
  else if (readJwt() === null) await refreshJwt()
  return session
}

/** Query of the session, fetched at the start and refetched only after a change. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: fetchSession,
  staleTime: Infinity,
  gcTime: Infinity,
  retry: false,
  // A guard waits for it: offline, it fails instead of waiting for a network.
  networkMode: 'always',
})

/** Returns the session of the signed-in account; null for a guest and before the first response. */
export const useSession = (): Session | null => useQuery(sessionQuery).data ?? null

const isOther = ({ queryKey }: { readonly queryKey: readonly unknown[] }): boolean => queryKey[0] !== sessionQuery.queryKey[0]

/** Clears the session, its token and all data that was loaded for it. */
export const clearSession = (queryClient: QueryClient): void => {
  clearJwt()
  queryClient.setQueryData(sessionQuery.queryKey, null)
  queryClient.removeQueries({ predicate: isOther })
}

/** Refetches the session and clears data that was loaded for another account. Throws AuthError. */
export const refetchSession = async (queryClient: QueryClient): Promise<Session | null> => {
  const before = queryClient.getQueryData(sessionQuery.queryKey)
  // A pending response may predate the change.
  if (queryClient.isFetching(sessionQuery) > 0) await queryClient.fetchQuery(sessionQuery).catch(() => null)
  const session = await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 })
  if (session?.user.id !== before?.user.id) queryClient.removeQueries({ predicate: isOther })
  return session
}

/** Delay between a call that changes the session and the refetch, in ms (the customer's specification §9). */
const SIGNAL_DELAY = 10

/** Refetches the session after a change, here and in the other windows. Throws AuthError. */
export const refetchSessionInAllTabs = async (queryClient: QueryClient): Promise<Session | null> => {
  clearJwt()
  await new Promise((resolve) => {
    setTimeout(resolve, SIGNAL_DELAY)
  })
  const session = await refetchSession(queryClient)
  broadcastSession('changed')
  return session
}
