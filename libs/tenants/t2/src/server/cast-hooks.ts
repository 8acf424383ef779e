import { hooksFor, jobFor } from '@captain/content-server'
import { dateInTimeZone, addDays } from '@captain/locale'
import { employmentOf, nextShiftOf } from '../content-types/cast-facts.ts'
import { shiftsAhead } from './errors.ts'
import { tenant } from '../tenant.ts'

/** A copy is another person, whose documents are unchecked; a cast with future shifts can't be deleted. */
export const castHooks = hooksFor(tenant, 'cast', {
  beforeDuplicate: async (values) => ({ ...values, workDays: [], emergencyPhone: null, ageVerified: false }),
  afterChange: async ({ action, before }, { now }) => {
    if (action !== 'delete' || before === null) return
    const next = nextShiftOf(before, now)
    if (next !== null) throw shiftsAhead(next)
  },
})

const yesterday = (now: Date): string => addDays(dateInTimeZone(now), -1)

/** Daily, the job updates the next shift and hides casts whose last day was yesterday. */
export const castJobs = [
  jobFor(tenant, 'cast', {
    name: 'cast-next-shift',
    filter: (now) => ({ nextShift: `..${yesterday(now)}` }),
    recomputeOnly: true,
    dueChanges: (cast, now) => (cast.nextShift === nextShiftOf(cast, now) ? null : {}),
  }),
  jobFor(tenant, 'cast', {
    name: 'cast-has-left',
    filter: (now) => ({ employment: 'current', retiredOn: `..${yesterday(now)}` }),
    recomputeOnly: true,
    dueChanges: (cast, now) => (cast.employment === employmentOf(cast, now) ? null : {}),
  }),
]
