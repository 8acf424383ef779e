import type { TypeHooks } from '@captain/content-server'
import { platformCalls, type TenantProfile } from '@captain/platform-server'
import { siteNumber } from '../sites.ts'
import { keepMaintenance } from './maintenance-hooks.ts'
import { makeMenu } from './tenant-menu-hooks.ts'

/** Applies a profile to the server: whether the public can read the tenant, its name, and its order. */
export const tenantHooks: TypeHooks = {
  after: async ({ before, after }, context) => {
    const number = siteNumber(after['slug'])
    if (number === null) return
    await platformCalls(context).putTenant({
      number,
      status: after['operatingStatus'] as TenantProfile['status'],
      names: after['name'] as TenantProfile['names'],
      color: String(after['brandColor']),
      sortOrder: Number(after['sortOrder']),
    })
    await keepMaintenance(context, after)
    if (before === null) await makeMenu(context, after.id, String(after['slug']))
  },
}
