import { jobFor } from '@captain/content-server'
import { civilDate } from '@captain/locale'
import { isExpiredOn } from '../content-types/circle-facts.ts'
import { tenant } from '../tenant.ts'

/** The day after its registration has run out, the public sees a circle no longer. */
export const circleJob = jobFor(tenant, 'circle', {
  name: 'circle-registration',
  matching: (now) => ({ isExpired: 'false', registrationUntil: `..${civilDate(now)}` }),
  recomputes: true,
  due: (circle, now) => (isExpiredOn(circle, now) ? {} : null),
})
