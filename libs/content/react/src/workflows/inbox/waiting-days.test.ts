import { expect, test } from 'vitest'
import { waitingOf } from './waiting-days.ts'

const now = new Date('2026-11-21T12:00:00Z')
const at = (createdAt: string, state = 'new') => waitingOf({ createdAt, state } as never, now)

test('counts whole days and says when an answer is overdue', () => {
  expect(at('2026-11-21T11:00:00Z')).toEqual({ days: 0, isLate: false })
  expect(at('2026-11-18T12:00:00Z')).toEqual({ days: 3, isLate: false })
  expect(at('2026-11-17T12:00:00Z', 'inProgress')).toEqual({ days: 4, isLate: true })
})

test('ends when the message is dealt with', () => {
  expect(at('2026-11-01T12:00:00Z', 'done')).toBeNull()
  expect(at('2026-11-01T12:00:00Z', 'spam')).toBeNull()
})
