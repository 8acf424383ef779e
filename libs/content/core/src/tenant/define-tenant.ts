import type { AnyContentType } from '../declaration/content-type.ts'
import type { Tenant } from './tenant.ts'
import { checkTenant } from './check-tenant.ts'

/** Set by the bundler in production builds for browsers. The server start and every test have already checked the declaration. */
const isBuilt = (import.meta as { readonly env?: { readonly PROD?: boolean } }).env?.PROD === true

/** Declares a tenant; throws with the path of a mistake that types cannot detect (`cafe.food.sections: …`). */
export const defineTenant = <const Slug extends string, const Types extends readonly AnyContentType[]>(
  tenant: Tenant<Slug, Types>,
): Tenant<Slug, Types> => {
  if (!isBuilt) checkTenant(tenant)
  return tenant
}
