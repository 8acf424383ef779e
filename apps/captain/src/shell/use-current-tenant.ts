import { useMatch } from '@tanstack/react-router'
import type { LoadedTenant } from '../routes/captain/load-tenant.ts'

/** The tenant that the address names; null outside of tenants and until it has loaded. */
export const useCurrentTenant = (): LoadedTenant | null =>
  useMatch({ from: '/captain/captain/tenant/$tenant', shouldThrow: false, select: (match) => match.loaderData ?? null }) ?? null
