import { jobFor } from '@captain/content-server'
import { dateInTimeZone } from '@captain/locale'
import { isExpiredOn } from '../content-types/circle-facts.ts'
import { tenant } from '../tenant.ts'

/** Hides a circle from the public on the day after its registration has expired. */
export const circleJob = jobFor(tenant, 'circle', {
  name: 'circle-registration',
  filter: (now) => ({ isExpired: 'false', registrationUntil: `..${dateInTimeZone(now)}` }),
  recomputeOnly: true,
  dueChanges: (circle, now) => (isExpiredOn(circle, now) ? {} : null),
})
