import { matchScreen } from '@captain/content-core'
import { redirect } from '@tanstack/react-router'
import { menuOf } from '../../shell/menu.ts'
import type { LoadedTenant } from './load-tenant.ts'

type Input = {
  readonly location: { readonly search: object }
  readonly parentMatchPromise: Promise<{ readonly loaderData?: LoadedTenant }>
}

/** A tenant's own address leads to the first entry of its menu, unless the tenant has a page there; a tenant without content types has no entry and stays. */
export const firstMenuItem = async ({ parentMatchPromise, location }: Input): Promise<void> => {
  const { loaderData } = await parentMatchPromise
  if (loaderData !== undefined && matchScreen(loaderData.tenant, '') !== null) return
  const [first] = loaderData === undefined ? [] : menuOf(loaderData.tenant, loaderData.role).flatMap((group) => group.items)
  if (first !== undefined) throw redirect({ to: first.to, search: location.search as never, replace: true })
}
