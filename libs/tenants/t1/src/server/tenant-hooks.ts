import type { TypeHooks } from '@captain/content-server'
import { platformCalls, type TenantProfile } from '@captain/platform-server'
import { siteNumber } from '../sites.ts'
import { keepMaintenance } from './maintenance-hooks.ts'
import { makeMenu } from './tenant-menu-hooks.ts'

/** What a profile decides for the whole server: whether the public reads the tenant, what it is called, and its place. */
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
