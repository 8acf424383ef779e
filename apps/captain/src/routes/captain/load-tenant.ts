import type { CustomRole, MemberRole } from '@captain/auth-core'
import { tenantForRole, type ErasedMessages, type Tenant } from '@captain/content-core'
import type { DefinedScreens } from '@captain/content-react'
import { loadContentMessages } from '@captain/content-react/messages'
import { routeError } from '@captain/http-core'
import { menuQuery } from '@captain/platform-react/menu'
import { isTenantSlug } from '@captain/tenants'
import { http, tenantsQuery } from '../../api.ts'
import { loadCatalog } from '../../i18n.ts'
import type { RouterContext } from '../../navigation/before-load-page.ts'
import { localeOf } from '../../navigation/locale-prefix.ts'
import { MENU_SECTIONS } from '../../shell/menu-sections-code.ts'
import { loadTenantDoor } from '../../tenants.ts'

/** The shared data of all screens of a tenant. */
export type LoadedTenant = {
  readonly tenant: Tenant
  readonly messages: ErasedMessages
  readonly screens: DefinedScreens['byType']
  readonly role: MemberRole
  /** The account's custom role, by which `tenant` is limited; null for built-in roles. */
  readonly customRole?: CustomRole | null
}

type Input = {
  readonly params: { readonly tenant: string }
  readonly context: RouterContext
  readonly location: { readonly publicHref: string }
}

/**
 * Loads a tenant's declaration, its labels in the current language and the account's role; fetches only what is missing. An unknown tenant
 * is a fatal 404.
 */
export const loadTenant = async ({ params, context, location }: Input): Promise<LoadedTenant> => {
  if (!isTenantSlug(params.tenant)) throw routeError(location.publicHref)
  const locale = localeOf(context.prefix)
  const [door, , tenants] = await Promise.all([
    loadTenantDoor(params.tenant),
    loadCatalog(loadContentMessages, locale),
    context.queryClient.ensureQueryData(tenantsQuery),
    // On failure, the menu of the declaration is shown.
    context.queryClient.prefetchQuery(menuQuery(http, params.tenant, locale)),
    MENU_SECTIONS.load(),
  ])
  const { role = 'viewer', customRole = null } = tenants.find(({ slug }) => slug === params.tenant) ?? {}
  const [messages = {}] = await Promise.all([
    door.loadMessages?.(locale),
    door.loadCatalog === undefined ? undefined : loadCatalog(door.loadCatalog, locale),
  ])
  return { tenant: tenantForRole(door.tenant, customRole), messages, screens: door.screens?.byType ?? {}, role, customRole }
}
