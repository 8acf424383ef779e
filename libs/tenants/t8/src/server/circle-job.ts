import { jobFor } from '@captain/content-server'
import { civilDate } from '@captain/locale'
import { isExpiredOn } from '../content-types/circle-facts.ts'
import { tenant } from '../tenant.ts'

/** Hides a circle from the public on the day after its registration has expired. */
export const circleJob = jobFor(tenant, 'circle', {
  name: 'circle-registration',
  matching: (now) => ({ isExpired: 'false', registrationUntil: `..${civilDate(now)}` }),
  recomputes: true,
  due: (circle, now) => (isExpiredOn(circle, now) ? {} : null),
})
