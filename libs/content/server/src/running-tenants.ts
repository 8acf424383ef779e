import type { Tenant } from '@captain/content-core'

type Tenants = {
  readonly tenants: readonly Tenant[]
  /** Tenants that do not run, by slug, with the reason. Default: none. */
  readonly refused?: ReadonlyMap<string, string>
}

/** Returns the tenants whose records this program may change: all but those that it refuses to run. */
export const runningTenants = ({ tenants, refused }: Tenants): readonly Tenant[] =>
  refused === undefined || refused.size === 0 ? tenants : tenants.filter(({ slug }) => !refused.has(slug))
