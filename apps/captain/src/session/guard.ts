import type { AccessCheck, GuardRefusal, PageGuard } from '@captain/auth-core'
import { askAccess, isListedAdmin, readJwt, sessionQuery } from '@captain/auth-react'
import type { QueryClient } from '@tanstack/react-query'
import { decideVisit } from './decide-visit.ts'

/** How long a passed check is not asked again, in ms: not on every click. */
const REMEMBERED = 30_000

/** The answer to an access check: whether the account may, or `failed`. */
export const accessQuery = (check: AccessCheck, tenant: string | undefined) => ({
  queryKey: ['access', check, tenant ?? null],
  queryFn: () => askAccess(check, tenant),
  // A refusal is asked again at once.
  staleTime: ({ state }: { readonly state: { readonly data?: boolean | 'failed' | undefined } }) => (state.data === true ? REMEMBERED : 0),
  networkMode: 'always' as const,
})

const listedAdminQuery = { queryKey: ['listed-admin'], queryFn: isListedAdmin, staleTime: REMEMBERED, networkMode: 'always' as const }

type Visit = { readonly guard: PageGuard; readonly tenant: string | undefined; readonly queryClient: QueryClient }

/** Where a visit has to go instead, or null. The server decides again on every request; this only chooses the page. */
export const refusalOf = async ({ guard, tenant, queryClient }: Visit): Promise<GuardRefusal | null> =>
  decideVisit(guard, {
    session: () => queryClient.ensureQueryData(sessionQuery),
    hasToken: () => readJwt() !== null,
    access: (check) => queryClient.fetchQuery(accessQuery(check, tenant)),
    isListedAdmin: () => queryClient.fetchQuery(listedAdminQuery),
  })
