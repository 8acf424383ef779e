import type { CustomRole } from '@captain/auth-core'
import { tenantForRole, type Tenant } from '@captain/content-core'

/** Returns the tenant with only what a custom role may use. */
export const narrowedTenant = (tenant: Tenant, customRole: CustomRole): Tenant => tenantForRole(tenant, customRole)
