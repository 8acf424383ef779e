import { matchScreen } from '@captain/content-core'
import { menuOf, menuQuery, visibleMenu, type MenuSection } from '@captain/platform-react/menu'
import { redirect } from '@tanstack/react-router'
import { http } from '../../api.ts'
import type { RouterContext } from '../../navigation/before-load-page.ts'
import { localeOf } from '../../navigation/locale-prefix.ts'
import type { LoadedTenant } from './load-tenant.ts'

type Input = {
  readonly context: RouterContext
  readonly location: { readonly search: object }
  readonly parentMatchPromise: Promise<{ readonly loaderData?: LoadedTenant }>
}

/** The first page that a menu leads to; undefined where it leads nowhere but to the tenant's own address and to other sites. */
const firstPageOf = (menu: readonly MenuSection[], own: string): string | undefined =>
  menu.flatMap(({ items }) => items).find(({ to, isExternal }) => !isExternal && to !== own)?.to

/**
 * Redirects a tenant's root address to the first item of its menu, unless the tenant has a page there. A tenant without content types has
 * no item and no redirect.
 */
export const firstMenuItem = async ({ parentMatchPromise, context, location }: Input): Promise<void> => {
  const { loaderData } = await parentMatchPromise
  if (loaderData === undefined) return
  const { tenant, role } = loaderData
  if (matchScreen(tenant, '') !== null) return
  const own = `/captain/tenant/${tenant.slug}`
  const published = context.queryClient.getQueryData(menuQuery(http, tenant.slug, localeOf(context.prefix)).queryKey)
  const first = firstPageOf(visibleMenu(published, loaderData), own) ?? firstPageOf(menuOf(tenant, role), own)
  if (first !== undefined) throw redirect({ to: first, search: location.search, replace: true })
}
