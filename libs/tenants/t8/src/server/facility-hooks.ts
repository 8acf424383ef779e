import { hooksFor, type IssueOf } from '@captain/content-server'
import type { facility } from '../content-types/facility.ts'
import { macsOf } from '../content-types/facility-facts.ts'
import { tenant } from '../tenant.ts'

/** A device is unique: it is in one row of one room. */
export const facilityHooks = hooksFor(tenant, 'facility', {
  /** The devices stay with the room in which they are installed. */
  beforeDuplicate: async (values) => ({ ...values, wifiAccessPoints: [] }),
  beforeSave: async (values, { before, findAll, advisoryLock, reject }) => {
    const own = macsOf(values)
    if (own.length === 0) return values
    await advisoryLock('wifi-access-points')
    const others = (await findAll('facility')).filter(({ id }) => id !== before?.id).flatMap(macsOf)
    const issues = own.flatMap((address, place): readonly IssueOf<typeof facility>[] =>
      address !== '' && (others.includes(address) || own.indexOf(address) < place)
        ? [{ path: `wifiAccessPoints.${place}.macAddress`, rule: 'duplicate', params: {} }]
        : [],
    )
    if (issues.length > 0) reject(issues)
    return values
  },
})
