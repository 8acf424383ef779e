import type { AnyContentType } from '../declaration/content-type.ts'
import type { Tenant } from './tenant.ts'
import { checkTenant } from './check-tenant.ts'

/** Said by the bundler of a build for readers: what is wrong with a declaration was told when the server started, and by every test. */
const isBuilt = (import.meta as { readonly env?: { readonly PROD?: boolean } }).env?.PROD === true

/** Declares a tenant; throws with the path of what is wrong where types can't tell (`cafe.food.sections: …`). */
export const defineTenant = <const Slug extends string, const Types extends readonly AnyContentType[]>(
  tenant: Tenant<Slug, Types>,
): Tenant<Slug, Types> => {
  if (!isBuilt) checkTenant(tenant)
  return tenant
}
