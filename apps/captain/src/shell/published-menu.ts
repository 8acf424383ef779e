import type { Locale } from '@captain/locale'
import { queryOptions } from '@tanstack/react-query'
import { http } from '../api.ts'

/** An entry of a menu as the server tells it; without a label it is called as the declaration of its type says. */
type PublishedEntry = {
  readonly id: string
  readonly label: string | null
  readonly icon: string
  readonly type: string | null
  readonly to: string
  readonly isExternal: boolean
  readonly count: number | null
}

/** The menu that has been arranged for a tenant; without groups where nobody has published any. */
export type PublishedMenu = {
  readonly groups: readonly {
    readonly id: string
    readonly name: string
    readonly isCollapsed: boolean
    readonly entries: readonly PublishedEntry[]
  }[]
}

/** The arranged menu of a tenant in a language, as far as the account's role may follow it. */
export const menuQuery = (tenant: string, locale: Locale) =>
  queryOptions({
    queryKey: ['menu', tenant, locale],
    queryFn: ({ signal }) => http.get<PublishedMenu>(`/api/v1/tenants/${tenant}/menu`, { signal, headers: { 'accept-language': locale } }),
    staleTime: 30_000,
    // What waits is counted in it: whatever is written asks for it again.
    meta: { countsOf: tenant },
  })
