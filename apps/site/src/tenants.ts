import type { Tenant } from '@captain/content-core'
import { tenant as t1 } from '@captain/t1'
import { TENANTS } from '@captain/tenants'
import { EMBLEMS, type BoatName } from './drawing/emblems.ts'

/** The portal, the tenant whose content these pages show. */
export const portal = t1

/** Returns whether a tenant of this name has a boat drawing. */
export const isTenantSlug = (slug: string | null | undefined): slug is BoatName => typeof slug === 'string' && Object.hasOwn(EMBLEMS, slug)

type Boat = Tenant<BoatName>

const isBoat = (tenant: Tenant): tenant is Boat => isTenantSlug(tenant.slug)

/** One whose declaration does not load has no boat; the others are shown. */
const declared = await Promise.all(
  Object.values(TENANTS).map(async ({ declaration }): Promise<readonly Tenant[]> => {
    try {
      return [(await declaration()).tenant]
    } catch {
      return []
    }
  }),
)

/** The tenants that have a boat in the harbour, in the order of their berths. */
export const tenants: readonly Boat[] = declared.flat().filter(isBoat)
