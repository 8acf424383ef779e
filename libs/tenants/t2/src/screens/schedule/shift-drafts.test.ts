import { expect, it } from 'vitest'
import { weeksOf } from './month-days.ts'
import { batchOf, BLANK, draftOf, isUntouched, problemsOf, totalOf, type ShiftDraft, type StoredShift } from './shift-drafts.ts'
import { copiedWeeks, filledByWeekday, frequentHours } from './shift-tools.ts'

const stored = (id: string, startTime: number, endTime: number): StoredShift => ({
  id,
  lockVersion: 3,
  cast: 'c',
  date: '2026-12-05',
  startTime,
  endTime,
  areas: [],
  shiftState: 'scheduled',
  note: null,
  updatedAt: '2026-12-01T00:00:00Z',
})

const draft = (startTime: ShiftDraft['startTime'], endTime: ShiftDraft['endTime'], more: Partial<ShiftDraft> = {}): ShiftDraft => ({
  ...BLANK,
  startTime,
  endTime,
  ...more,
})

it('lays a month out in weeks from Monday', () => {
  const weeks = weeksOf('2026-12')
  expect(weeks[0]).toEqual([null, '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05', '2026-12-06'])
  expect(weeks.at(-1)).toEqual(['2026-12-28', '2026-12-29', '2026-12-30', '2026-12-31', null, null, null])
  expect(weeksOf('2027-02')).toHaveLength(4)
})

it('names what is wrong beside the time', () => {
  expect(problemsOf([draft(1080, 1320), draft(1305, 1500)])).toEqual([{}, { startTime: 'overlap' }])
  expect(problemsOf([draft(1080, 1320), draft(1320, 1500)])).toEqual([{}, {}])
  expect(problemsOf([draft(null, '二十時')])).toEqual([{ startTime: 'missing', endTime: 'unreadable' }])
  expect(problemsOf([draft(610, 600)])).toEqual([{ startTime: 'step', endTime: 'notAfter' }])
  expect(problemsOf([draft(600, 1335)])).toEqual([{ endTime: 'tooLong' }])
  expect(problemsOf([draft(1740, 1755)])).toEqual([{ startTime: 'tooLate', endTime: 'tooLate' }])
  expect(problemsOf([{ ...draft(600, 660), note: '長'.repeat(51) }])).toEqual([{ note: 'longNote' }])
})

it('saves what has changed, removals apart, and knows where each part came from', () => {
  const [early, late] = [stored('a', 600, 720), stored('b', 780, 840)]
  const { changes, places } = batchOf('c', {
    '2026-12-06': { base: [early], now: [{ ...draftOf(early), note: '裏口' }] },
    '2026-12-05': { base: [early, late], now: [draftOf(late), draft(900, 960)] },
  })
  expect(changes).toMatchObject([
    { id: 'a', lockVersion: 3, remove: true },
    { changes: { cast: 'c', date: '2026-12-05', startTime: 900 } },
    { id: 'a', lockVersion: 3, changes: { note: '裏口' } },
  ])
  expect(places).toEqual([
    { date: '2026-12-05', place: null },
    { date: '2026-12-05', place: 1 },
    { date: '2026-12-06', place: 0 },
  ])
})

it('makes two shifts that swap their times anew', () => {
  const [early, late] = [stored('a', 600, 720), stored('b', 780, 840)]
  const now = [
    { ...draftOf(early), startTime: 780, endTime: 840 },
    { ...draftOf(late), startTime: 600, endTime: 720 },
  ]
  expect(batchOf('c', { '2026-12-05': { base: [early, late], now } }).changes).toMatchObject([
    { id: 'a', remove: true },
    { id: 'b', remove: true },
    { changes: { startTime: 780 } },
    { changes: { startTime: 600 } },
  ])
})

it('knows when a day is as it was', () => {
  const one = stored('a', 600, 720)
  expect(isUntouched({ base: [one], now: [draftOf(one)] })).toBe(true)
  expect(isUntouched({ base: [one], now: [{ ...draftOf(one), endTime: 735 }] })).toBe(false)
  expect(isUntouched({ base: [one], now: [] })).toBe(false)
})

it('counts days and minutes that are worked', () =>
  expect(totalOf([[draft(600, 720), draft(780, 840)], [draft(0, 60, { shiftState: 'off' })], []])).toEqual({ days: 1, minutes: 180 }))

it('copies the week before, on through several weeks, and leaves days without one as they are', () => {
  const read = (date: string) => (date === '2026-12-01' ? [draft(600, 720, { id: 'a' })] : [])
  expect(copiedWeeks(['2026-12-07', '2026-12-08', '2026-12-15'], read)).toEqual({
    '2026-12-08': [draft(600, 720)],
    '2026-12-15': [draft(600, 720)],
  })
})

it('copies the hours of a shift that was booked up as open: the bookings are those of its own day', () => {
  const read = (date: string) =>
    date === '2026-12-01' ? [draft(600, 720, { shiftState: 'full' }), draft(780, 840, { shiftState: 'tentative' })] : []
  expect(copiedWeeks(['2026-12-08'], read)).toEqual({
    '2026-12-08': [draft(600, 720), draft(780, 840, { shiftState: 'tentative' })],
  })
})

it('fills weekdays with the state that was chosen', () => {
  const pattern = { weekdays: [0], shift: draft(600, 720, { shiftState: 'full' }), keepsTaken: false }
  expect(filledByWeekday(['2026-12-07'], pattern, () => [])).toEqual({ '2026-12-07': [draft(600, 720, { shiftState: 'full' })] })
})

it('fills weekdays, and spares days that are taken where it is asked to', () => {
  const read = (date: string) => (date === '2026-12-07' ? [draft(1, 2)] : [])
  const pattern = { weekdays: [0], shift: draft(600, 720), keepsTaken: true }
  const days = ['2026-12-07', '2026-12-08', '2026-12-14']
  expect(Object.keys(filledByWeekday(days, pattern, read))).toEqual(['2026-12-14'])
  expect(Object.keys(filledByWeekday(days, { ...pattern, keepsTaken: false }, read))).toEqual(['2026-12-07', '2026-12-14'])
})

it('finds the frequent hours', () =>
  expect(frequentHours([[draft(600, 720)], [draft(780, 840)], [draft(780, 840), draft(null, 3)]])).toEqual([
    { startTime: 780, endTime: 840 },
    { startTime: 600, endTime: 720 },
  ]))
