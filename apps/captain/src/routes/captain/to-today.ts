import { matchScreen, todayPath } from '@captain/content-core'
import { redirect } from '@tanstack/react-router'
import type { LoadedTenant } from './load-tenant.ts'

type Input = {
  readonly location: { readonly search: object }
  readonly parentMatchPromise: Promise<{ readonly loaderData?: LoadedTenant }>
}

/** Redirects a tenant's root address to its page of today, unless the tenant has a page there or no content types. */
export const toToday = async ({ parentMatchPromise, location }: Input): Promise<void> => {
  const { loaderData } = await parentMatchPromise
  if (loaderData === undefined) return
  const { tenant } = loaderData
  if (tenant.contentTypes.length === 0 || matchScreen(tenant, '') !== null) return
  throw redirect({ to: todayPath(tenant.slug), search: location.search, replace: true })
}
