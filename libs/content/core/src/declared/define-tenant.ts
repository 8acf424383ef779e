import type { AnyContentType } from '../content-type.ts'
import type { Tenant } from '../tenant.ts'
import { checkTenant } from './check-tenant.ts'

/** Declares a tenant; throws with the path of what is wrong where types can't tell (`cafe.food.sections: …`). */
export const defineTenant = <const Slug extends string, const Types extends readonly AnyContentType[]>(
  tenant: Tenant<Slug, Types>,
): Tenant<Slug, Types> => {
  checkTenant(tenant)
  return tenant
}
