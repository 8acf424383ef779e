import type { AccessCheck, GuardRefusal, PageGuard } from '@captain/auth-core'
import { fetchAccess, isListedAdmin, readJwt, sessionQuery } from '@captain/auth-react'
import type { QueryClient } from '@tanstack/react-query'
import { resolveVisit } from './resolve-visit.ts'

/** Cache time of a passed check, in ms, so that not every click runs it. */
const REMEMBERED = 30_000

/** Query of an access check: true if the account may pass, or `failed`. */
export const accessQuery = (check: AccessCheck, tenant: string | undefined) => ({
  queryKey: ['access', check, tenant ?? null],
  queryFn: () => fetchAccess(check, tenant),
  // A rejection is checked again immediately.
  staleTime: ({ state }: { readonly state: { readonly data?: boolean | 'failed' | undefined } }) => (state.data === true ? REMEMBERED : 0),
  networkMode: 'always' as const,
})

const listedAdminQuery = { queryKey: ['listed-admin'], queryFn: isListedAdmin, staleTime: REMEMBERED, networkMode: 'always' as const }

type Visit = { readonly guard: PageGuard; readonly tenant: string | undefined; readonly queryClient: QueryClient }

/** Returns the redirect of a visit, or null. The server decides again on every request; this only selects the page. */
export const refusalOf = async ({ guard, tenant, queryClient }: Visit): Promise<GuardRefusal | null> =>
  resolveVisit(guard, {
    session: () => queryClient.ensureQueryData(sessionQuery),
    hasToken: () => readJwt() !== null,
    access: (check) => queryClient.fetchQuery(accessQuery(check, tenant)),
    isListedAdmin: () => queryClient.fetchQuery(listedAdminQuery),
  })
