import { hooksFor } from '@captain/content-server'
import { platformEffects } from '@captain/platform-server'
import { siteNumber } from '../sites.ts'
import { tenant } from '../tenant.ts'
import { syncMaintenance } from './maintenance-hooks.ts'
import type { Profile } from './portal-records.ts'
import { makeMenu } from './tenant-menu-hooks.ts'

/** Statuses in which the public finds no site. */
const ENDED: readonly Profile['operatingStatus'][] = ['suspended', 'closed']

/** Applies a profile to the server: whether the public can read the tenant, its name, and its order. */
export const tenantHooks = hooksFor(tenant, 'tenant', {
  afterChange: async ({ before, after }, context) => {
    const number = siteNumber(after.slug)
    if (number === null) return
    const { operatingStatus } = after
    if (operatingStatus !== before?.operatingStatus && ENDED.includes(operatingStatus)) platformEffects(context).requireStepUp('close-site')
    await platformEffects(context).putTenant({
      number,
      status: after.operatingStatus,
      names: after.name,
      color: after.brandColor,
      sortOrder: after.sortOrder,
    })
    await syncMaintenance(context, after)
    if (before === null) await makeMenu(context, after.id, after.slug)
  },
})
