import type { TenantJob, TypeHooks } from '@captain/content-server'
import { civilDate } from '@captain/locale'
import { employmentOf } from '../content-types/cast-facts.ts'
import { dayAfter } from '../days.ts'

/** A copy is another person, whose papers nobody has seen. */
export const castHooks: TypeHooks = {
  copy: async (values) => ({ ...values, emergencyPhone: null, ageVerified: false }),
}

/** The day after a cast's last one, the public no longer finds the cast. */
export const castJob: TenantJob = {
  name: 'cast-has-left',
  type: 'cast',
  matching: (now) => ({ employment: 'current', retiredOn: `..${dayAfter(civilDate(now), -1)}` }),
  recomputes: true,
  due: (cast, now) => (cast['employment'] === employmentOf(cast, now) ? null : {}),
}
