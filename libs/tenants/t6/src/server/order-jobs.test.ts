import { expect, it } from 'vitest'
import { orderJob } from './order-jobs.ts'

const now = new Date('2026-11-21T15:00:00.000Z')
const record = (status: string, autoOn: string | null) => ({ status, autoOn }) as unknown as Parameters<typeof orderJob.due>[0]

it.each([
  ['pendingPayment', '2026-11-22', { cancelReason: 'unpaid' }],
  ['pendingPayment', '2026-11-23', null],
  ['pendingPayment', null, null],
  ['shipped', '2026-11-22', {}],
  ['shipped', '2026-11-23', null],
  ['delivered', '2026-11-01', null],
] as const)('makes of %s on %s: %j', (status, autoOn, due) => expect(orderJob.due(record(status, autoOn), now)).toEqual(due))

it('cancels what is unpaid and delivers what is shipped', () => {
  expect(orderJob.transition?.(record('pendingPayment', null))).toBe('cancel')
  expect(orderJob.transition?.(record('shipped', null))).toBe('deliver')
})
