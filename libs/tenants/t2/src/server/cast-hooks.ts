import { hooksFor, jobFor } from '@captain/content-server'
import { civilDate, dayAfter } from '@captain/locale'
import { employmentOf, nextShiftOf } from '../content-types/cast-facts.ts'
import { shiftsAhead } from './errors.ts'
import { tenant } from '../tenant.ts'

/** A copy is another person, whose documents are unchecked; a cast with future shifts can't be deleted. */
export const castHooks = hooksFor(tenant, 'cast', {
  copy: async (values) => ({ ...values, workDays: [], emergencyPhone: null, ageVerified: false }),
  after: async ({ action, before }, { now }) => {
    if (action !== 'delete' || before === null) return
    const next = nextShiftOf(before, now)
    if (next !== null) throw shiftsAhead(next)
  },
})

const yesterday = (now: Date): string => dayAfter(civilDate(now), -1)

/** Daily, the job updates the next shift and hides casts whose last day was yesterday. */
export const castJobs = [
  jobFor(tenant, 'cast', {
    name: 'cast-next-shift',
    matching: (now) => ({ nextShift: `..${yesterday(now)}` }),
    recomputes: true,
    due: (cast, now) => (cast.nextShift === nextShiftOf(cast, now) ? null : {}),
  }),
  jobFor(tenant, 'cast', {
    name: 'cast-has-left',
    matching: (now) => ({ employment: 'current', retiredOn: `..${yesterday(now)}` }),
    recomputes: true,
    due: (cast, now) => (cast.employment === employmentOf(cast, now) ? null : {}),
  }),
]
