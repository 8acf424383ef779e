import { describe, expect, it } from 'vitest'
import { eventSortKey, eventStateOf, nextSessionOf } from './event-progress.ts'

const now = new Date('2026-11-21T10:00:00Z')
const session = (date: string, startTime: number | null = 19 * 60) => ({ date, startTime })
const event = (changes: object = {}) => ({ sessions: [session('2026-11-30')], isFull: false, isCancelled: false, ...changes })

describe('the state of an event', () => {
  it.each([
    ['open', {}],
    ['before', { applicationStart: '2026-11-22' }],
    ['open', { applicationStart: '2026-11-21', applicationDeadline: '2026-11-21' }],
    ['closed', { applicationDeadline: '2026-11-20' }],
    ['full', { isFull: true, applicationDeadline: '2026-11-20' }],
    ['over', { isFull: true, sessions: [session('2026-11-20')] }],
    ['open', { sessions: [session('2026-11-20'), session('2026-11-21')] }],
    ['cancelled', { isCancelled: true, sessions: [session('2026-11-20')] }],
    ['open', { sessions: [] }],
  ] as const)('is %s of %j', (state, changes) => expect(eventStateOf(event(changes), now)).toBe(state))

  it('turns with the day in Japan', () => {
    const values = event({ applicationStart: '2026-11-22' })
    expect(eventStateOf(values, new Date('2026-11-21T14:59:59Z'))).toBe('before')
    expect(eventStateOf(values, new Date('2026-11-21T15:00:00Z'))).toBe('open')
  })
})

it('knows the next session, also of a start behind midnight', () => {
  expect(nextSessionOf(event({ sessions: [session('2026-12-01'), session('2026-11-20'), session('2026-11-21', 25 * 60)] }), now)).toBe(
    '2026-11-21T16:00:00.000Z',
  )
  expect(nextSessionOf(event({ sessions: [session('2026-11-20')] }), now)).toBeNull()
  for (const sessions of [null, 'x', [null], [{ date: 'x' }], [{}]]) expect(nextSessionOf(event({ sessions }), now)).toBeNull()
})

it('puts the next one first, then what has no day yet, then the past from the newest on', () => {
  const events = {
    soon: event({ sessions: [session('2026-11-22')] }),
    later: event({ sessions: [session('2026-10-01'), session('2027-01-01')] }),
    noDay: event({ sessions: [] }),
    justOver: event({ sessions: [session('2026-11-20')] }),
    longOver: event({ sessions: [session('2025-11-20')] }),
  }
  const order = Object.entries(events)
    .toReversed()
    .map(([name, values]) => [eventSortKey(values, now), name] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([, name]) => name)
  expect(order).toEqual(['soon', 'later', 'noDay', 'justOver', 'longOver'])
})
