import { expect, it } from 'vitest'
import { recordUnderTest } from '@captain/content-server/hook-testing'
import { defineServer } from '@captain/content-server'
import { tenant } from '../tenant.ts'
import { orderJob } from './order-jobs.ts'

const now = new Date('2026-11-21T15:00:00.000Z')
const record = (status: string, autoOn: string | null) => recordUnderTest({ status, autoOn })
const [job] = defineServer(tenant, { jobs: { order: [orderJob] } }).jobs ?? []

it.each([
  ['pendingPayment', '2026-11-22', { cancelReason: 'unpaid' }],
  ['pendingPayment', '2026-11-23', null],
  ['pendingPayment', null, null],
  ['shipped', '2026-11-22', {}],
  ['shipped', '2026-11-23', null],
  ['delivered', '2026-11-01', null],
] as const)('makes of %s on %s: %j', (status, autoOn, due) => expect(job?.dueChanges(record(status, autoOn), now)).toEqual(due))

it('cancels what is unpaid and delivers what is shipped', () => {
  expect(job?.transition?.(record('pendingPayment', null))).toBe('cancel')
  expect(job?.transition?.(record('shipped', null))).toBe('deliver')
})
