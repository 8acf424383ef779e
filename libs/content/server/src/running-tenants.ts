import type { Logger } from '@captain/database'
import { propertyOf } from '@captain/http-core'
import type { Tenant } from '@captain/content-core'

type Tenants = {
  readonly tenants: readonly Tenant[]
  /** Tenants that do not run, by slug, with the reason. Default: none. */
  readonly refused?: ReadonlyMap<string, string>
}

/** Returns the tenants whose records this program may change: all but those that it refuses to run. */
export const runningTenants = ({ tenants, refused }: Tenants): readonly Tenant[] =>
  refused === undefined || refused.size === 0 ? tenants : tenants.filter(({ slug }) => !refused.has(slug))

/** The tenants of a program that starts. Without a list of refused ones, the failure of one is thrown. */
export type Running = Tenants & { readonly refused?: Map<string, string>; readonly log?: Logger }

/** Whether an error is that of a database or of another service, which says nothing of the tenant. */
const isOfService = (error: unknown): boolean => typeof propertyOf(error, 'code') === 'string'

/** Works for each running tenant. Code of a tenant that throws, such as a hook, stops that tenant only. */
export const forEachRunning = async (services: Running, work: (tenant: Tenant) => Promise<void>): Promise<void> => {
  const { refused, log } = services
  for (const tenant of runningTenants(services)) {
    try {
      await work(tenant)
    } catch (error) {
      if (refused === undefined || isOfService(error)) throw error
      log?.error({ err: error, tenant: tenant.slug }, 'a tenant does not run: its code failed at the start')
      refused.set(tenant.slug, error instanceof Error ? error.message : String(error))
    }
  }
}
