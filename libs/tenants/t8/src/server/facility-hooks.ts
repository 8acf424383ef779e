import type { RuleIssue } from '@captain/content-core'
import type { TypeHooks } from '@captain/content-server'
import { macsOf } from '../content-types/facility-facts.ts'

/** A device is registered once: in one row of one room. */
export const facilityHooks: TypeHooks = {
  /** The devices stay with the room that they hang in. */
  copy: async (values) => ({ ...values, wifiAccessPoints: [] }),
  save: async (values, { before, all, alone, refuse }) => {
    const own = macsOf(values)
    if (own.length === 0) return values
    await alone('wifi-access-points')
    const others = (await all('facility')).filter(({ id }) => id !== before?.id).flatMap(macsOf)
    const issues = own.flatMap((address, place): readonly RuleIssue[] =>
      address !== '' && (others.includes(address) || own.indexOf(address) < place)
        ? [{ path: `wifiAccessPoints.${place}.macAddress`, rule: 'duplicate', params: {} }]
        : [],
    )
    if (issues.length > 0) refuse(issues)
    return values
  },
}
