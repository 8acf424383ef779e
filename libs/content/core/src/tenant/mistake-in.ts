import { checkTenant } from './check-tenant.ts'
import type { Tenant } from './tenant.ts'

/** Returns what a check says is wrong, in one line; null if it passes. */
export const mistakeOf = (check: () => void): string | null => {
  try {
    check()
    return null
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Returns the first mistake in a tenant's declaration with its path (`cafe.food.sections: …`); null if there is none. */
export const mistakeIn = (tenant: Tenant): string | null => mistakeOf(() => checkTenant(tenant))
