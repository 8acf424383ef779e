import { hooksFor, jobFor } from '@captain/content-server'
import { startOfBusinessDay } from '../opening-hours.ts'
import { tenant } from '../tenant.ts'

/** Records the time of a sell-out, so that the job can find the next business day. */
export const soldOutHooks = hooksFor(tenant, ['food', 'drink'], {
  beforeSave: async (values, { before, now }) => {
    if (values.isSoldOut !== true) return { ...values, soldOutAt: null }
    return { ...values, soldOutAt: before?.isSoldOut === true ? (before.soldOutAt ?? now.toISOString()) : now.toISOString() }
  },
})

/** Sold-out items are available again from 05:00 of the next morning. */
export const soldOutJob = jobFor(tenant, ['food', 'drink'], {
  name: 'back-in-stock',
  filter: { isSoldOut: 'true' },
  dueChanges: ({ soldOutAt }, now) => (soldOutAt !== null && new Date(soldOutAt) < startOfBusinessDay(now) ? { isSoldOut: false } : null),
})
