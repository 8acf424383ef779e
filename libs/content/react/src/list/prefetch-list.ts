import { sessionQuery } from '@captain/auth-react'
import { roleAtLeast, type MemberRole } from '@captain/auth-core'
import { hasPersonalData, typeClient, typeVisibleTo, type ScreenMatch, type Tenant } from '@captain/content-core'
import type { HttpClient } from '@captain/http-core'
import type { QueryClient } from '@tanstack/react-query'
import { listOptions } from '../queries.ts'
import { readAddress, type SearchParams } from './list-address.ts'
import { storedPreferences } from './list-preferences.ts'
import { queryOf } from './list-request.ts'
import { parentFilter } from './shown-under.ts'

/** A visit of a tenant's screen, before rendering. */
export type ScreenVisit = {
  readonly tenant: Tenant
  readonly role: MemberRole
  readonly search: SearchParams
  readonly http: HttpClient
  readonly queryClient: QueryClient
  /** Whether the visit is only a guess, such as a pointer that rests on a link. */
  readonly isPreload: boolean
}

/** Maximum delay of a visit, in ms, to show a list with its rows at once instead of a placeholder before them. */
const PATIENCE_MS = 150

/**
 * Prefetches the rows of an address before its list is shown, and waits briefly for the first ones. A default view fetches its own rows. A
 * preload reads no personal data: a guess must not appear in the log of reads.
 */
export const prefetchList = async (
  { contentType: declared, params }: Pick<ScreenMatch, 'contentType' | 'params'>,
  { tenant, role, search, http, queryClient, isPreload }: ScreenVisit,
): Promise<void> => {
  if (isPreload && hasPersonalData(declared)) return
  const account = queryClient.getQueryData(sessionQuery.queryKey)?.user.id ?? ''
  const { defaultView } = storedPreferences(account, tenant.slug, declared.name)
  if (defaultView !== null && Object.keys(search).length === 0) return
  const contentType = typeVisibleTo(declared, role)
  const { state } = readAddress(contentType, search, roleAtLeast(role, contentType.access.write))
  const query = parentFilter(contentType, params['parent'] ?? null, queryOf(contentType, state))
  const scope = { tenant: tenant.slug, type: contentType.name, client: typeClient(http, tenant.slug, contentType.name) }
  const options = listOptions(scope, query)
  const fetched = queryClient.prefetchQuery(options)
  if (queryClient.getQueryData(options.queryKey) !== undefined) return
  await Promise.race([fetched, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
}
