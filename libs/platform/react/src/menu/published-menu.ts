import type { HttpClient } from '@captain/http-core'
import type { Locale } from '@captain/locale'
import type { MenuResponse } from '@captain/platform-core'
import { queryOptions } from '@tanstack/react-query'

/** The published menu of a tenant; without groups if none is published. */
export type PublishedMenu = MenuResponse

/** The arranged menu of a tenant in a language, as far as the account's role may follow it. */
export const menuQuery = (http: HttpClient, tenant: string, locale: Locale) =>
  queryOptions({
    queryKey: ['menu', tenant, locale],
    queryFn: ({ signal }) => http.get<PublishedMenu>(`/api/v1/tenants/${tenant}/menu`, { signal, headers: { 'accept-language': locale } }),
    staleTime: 30_000,
    // The menu contains counts of pending items: every write refetches it.
    meta: { countsOf: tenant },
  })
