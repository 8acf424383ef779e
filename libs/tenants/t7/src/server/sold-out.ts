import type { TenantJob, TypeHooks } from '@captain/content-server'
import { startOfBusinessDay } from '../opening-hours.ts'

/** Remembers when something was sold out, so that the next business day can tell. */
export const soldOutHooks: TypeHooks = {
  save: async (values, { before, now }) => {
    if (values['isSoldOut'] !== true) return { ...values, soldOutAt: null }
    return { ...values, soldOutAt: before?.['isSoldOut'] === true ? (before['soldOutAt'] ?? now.toISOString()) : now.toISOString() }
  },
}

/** What was sold out is there again from 05:00 of the next morning. */
export const soldOutJob = (type: 'food' | 'drink'): TenantJob => ({
  name: `${type}-back-in-stock`,
  type,
  matching: { isSoldOut: 'true' },
  due: ({ soldOutAt }, now) =>
    typeof soldOutAt === 'string' && new Date(soldOutAt) < startOfBusinessDay(now) ? { isSoldOut: false } : null,
})
