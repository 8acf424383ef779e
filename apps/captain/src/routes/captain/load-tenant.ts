import type { CustomRole, MemberRole } from '@captain/auth-core'
import type { ErasedMessages, Tenant } from '@captain/content-core'
import type { DefinedScreens } from '@captain/content-react'
import { loadContentMessages } from '@captain/content-react/messages'
import { routeError } from '@captain/http-core'
import { menuQuery } from '@captain/platform-react/menu'
import { isTenantSlug } from '@captain/tenants'
import { http, tenantsQuery } from '../../api.ts'
import { loadCatalog } from '../../i18n.ts'
import type { RouterContext } from '../../navigation/before-load-page.ts'
import { localeOf } from '../../navigation/locale-prefix.ts'
import { TENANT_STOPPED } from './tenant-stopped-code.ts'
import { MENU_SECTIONS, OWNER_ENTRIES } from '../../shell/menu-sections-code.ts'
import { loadTenantDoor } from '../../tenants.ts'

/** The shared data of all screens of a tenant. */
export type LoadedTenant = {
  readonly tenant: Tenant
  readonly messages: ErasedMessages
  readonly screens: DefinedScreens['byType']
  readonly role: MemberRole
  /** The account's custom role, by which `tenant` is limited; null for built-in roles. */
  readonly customRole?: CustomRole | null
  /** Why the tenant does not run; null if it does. The reason is for owners. */
  readonly stopped: { readonly reason: string | null } | null
}

/** Returns the tenant as a role sees it. What narrows it loads for custom roles only. */
const seenBy = async (customRole: CustomRole | null, tenant: Tenant): Promise<Tenant> =>
  customRole === null ? tenant : (await import('./narrowed-tenant.ts')).narrowedTenant(tenant, customRole)

const NOTHING = { messages: {}, screens: {} } as const

type Input = {
  readonly params: { readonly tenant: string }
  readonly context: RouterContext
  readonly location: { readonly publicHref: string }
}

/**
 * Loads a tenant's declaration, its labels in the current language and the account's role; fetches only what is missing. An unknown tenant
 * is a fatal 404. A tenant that does not run has no content types.
 */
export const loadTenant = async ({ params, context, location }: Input): Promise<LoadedTenant> => {
  if (!isTenantSlug(params.tenant)) throw routeError(location.publicHref)
  const locale = localeOf(context.prefix)
  const [loaded, , tenants] = await Promise.all([
    loadTenantDoor(params.tenant).then(
      (door) => ({ door }),
      (error: unknown) => ({ door: null, error }),
    ),
    loadCatalog(loadContentMessages, locale),
    context.queryClient.ensureQueryData(tenantsQuery),
    // On failure, the menu of the declaration is shown.
    context.queryClient.prefetchQuery(menuQuery(http, params.tenant, locale)),
    MENU_SECTIONS.load(),
    OWNER_ENTRIES.load(),
  ])
  const listed = tenants.find(({ slug }) => slug === params.tenant)
  const { role = 'viewer', customRole = null, stopped = null } = listed ?? {}
  // A wrong declaration may not load in the browser either.
  if (listed !== undefined && stopped !== null) {
    await TENANT_STOPPED.load()
    return { ...NOTHING, tenant: { ...listed, abbreviation: '', contentTypes: [] }, role, stopped }
  }
  if (loaded.door === null) throw loaded.error
  const { door } = loaded
  const [messages = {}] = await Promise.all([
    door.loadMessages?.(locale),
    door.loadCatalog === undefined ? undefined : loadCatalog(door.loadCatalog, locale),
  ])
  return { tenant: await seenBy(customRole, door.tenant), messages, screens: door.screens?.byType ?? {}, role, customRole, stopped }
}
