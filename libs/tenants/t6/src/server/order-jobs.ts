import { jobFor } from '@captain/content-server'
import { dateInTimeZone } from '@captain/locale'
import { tenant } from '../tenant.ts'

/** Cancels unpaid orders, and marks orders shipped a week ago as delivered. */
export const orderJob = jobFor(tenant, 'order', {
  name: 'orders that go on by themselves',
  filter: (now) => ({ autoOn: `2000-01-01..${dateInTimeZone(now)}` }),
  dueChanges: ({ autoOn, status }, now) => {
    if (autoOn === null || autoOn > dateInTimeZone(now)) return null
    if (status === 'pendingPayment') return { cancelReason: 'unpaid' }
    return status === 'shipped' ? {} : null
  },
  transition: ({ status }) => (status === 'pendingPayment' ? 'cancel' : 'deliver'),
})
