import { sessionQuery } from '@captain/auth-react'
import { roleAtLeast, type MemberRole } from '@captain/auth-core'
import { typeClient, typeVisibleTo, type ScreenMatch, type Tenant } from '@captain/content-core'
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
}

/** Prefetches the rows of an address while the code of its list loads. A default view fetches its own rows. */
export const prefetchList = (
  { contentType: declared, params }: Pick<ScreenMatch, 'contentType' | 'params'>,
  { tenant, role, search, http, queryClient }: ScreenVisit,
): void => {
  const account = queryClient.getQueryData(sessionQuery.queryKey)?.user.id ?? ''
  const { defaultView } = storedPreferences(account, tenant.slug, declared.name)
  if (defaultView !== null && Object.keys(search).length === 0) return
  const contentType = typeVisibleTo(declared, role)
  const { state } = readAddress(contentType, search, roleAtLeast(role, contentType.access.write))
  const query = parentFilter(contentType, params['parent'] ?? null, queryOf(contentType, state))
  const scope = { tenant: tenant.slug, type: contentType.name, client: typeClient(http, tenant.slug, contentType.name) }
  void queryClient.prefetchQuery(listOptions(scope, query))
}
