import type { AnyContentType } from '../declaration/content-type.ts'
import type { DeclaredPublicQuery } from '../declaration/public-query.ts'
import type { Tenant } from './tenant.ts'
import { checkTenant } from './check-tenant.ts'

/** Set by the bundler in production builds for browsers. The server start and every test have already checked the declaration. */
const isBuilt = (import.meta as { readonly env?: { readonly PROD?: boolean } }).env?.PROD === true

/** Declares a tenant; throws with the path of a mistake that types cannot detect (`cafe.food.sections: …`). */
export const defineTenant = <
  const Slug extends string,
  const Types extends readonly AnyContentType[],
  const Queries extends readonly DeclaredPublicQuery[] = readonly [],
>(
  tenant: Tenant<Slug, Types, Queries>,
): Tenant<Slug, Types, Queries> => {
  if (!isBuilt) checkTenant(tenant)
  return tenant
}
