import type { Delivery } from './delivery.ts'
import type { TenantProfile } from './types.ts'
import { fetchAllPages } from './fetch-all-pages.ts'

const STEP = 100
const MAX_PROFILES = 500

/** Returns the profile of the portal; null if it can't be read, because error pages render without it. */
export const portalProfile = (delivery: Delivery): Promise<TenantProfile | null> =>
  delivery.one<TenantProfile>('tenant', 'current').then(
    (found) => (found !== null && 'record' in found ? found.record : null),
    () => null,
  )

/** Returns the tenants that the home page shows, in their order. The API returns only open ones. */
export const visibleTenants = (delivery: Delivery): Promise<readonly TenantProfile[]> =>
  fetchAllPages((after) => delivery.list<TenantProfile>('tenant', { showOnHome: 'true', limit: STEP, after }), MAX_PROFILES)
