import { expect, test } from 'vitest'
import { isExpiredOn, meetingText, shownEmailOf, weekdaysOf } from './circle-facts.ts'
import { macsOf, maxPeopleOf } from './facility-facts.ts'

const schedules = [
  { weekday: 'sun', week: '1st', startTime: 780, endTime: 1020 },
  { weekday: 'tue', week: 'every', startTime: 1080, endTime: null },
  { weekday: 'tue', week: '3rd', startTime: null, endTime: null },
]

test('lists say when a circle meets, in both languages', () => {
  expect(meetingText({ schedules })).toEqual({
    ja: '第1日 13:00–17:00、毎週火 18:00–、第3火',
    en: '1st Sun 13:00–17:00, Every Tue 18:00–, 3rd Tue',
  })
  expect(meetingText({ schedules: [null, { weekday: 'someday' }] })).toEqual({ ja: null, en: null })
})

test('each day of the week counts once, from Monday on', () => {
  expect(weekdaysOf({ schedules })).toEqual(['tue', 'sun'])
  expect(weekdaysOf({ schedules: 'nothing' })).toEqual([])
})

test('a registration holds through its last day in Tokyo', () => {
  const circle = { registrationUntil: '2026-11-22' }
  expect(isExpiredOn(circle, new Date('2026-11-22T14:59:59.000Z'))).toBe(false)
  expect(isExpiredOn(circle, new Date('2026-11-22T15:00:00.000Z'))).toBe(true)
})

test('an address is shown only where the circle wants it', () => {
  expect(shownEmailOf({ showContact: true, contactEmail: 'choir@hall.example' })).toBe('choir@hall.example')
  expect(shownEmailOf({ showContact: false, contactEmail: 'choir@hall.example' })).toBeNull()
})

test('a room holds as many as its widest layout, and compares devices however they are written', () => {
  expect(maxPeopleOf({ capacities: [{ people: 30 }, { people: 120 }, null] })).toBe(120)
  expect(maxPeopleOf({ capacities: [] })).toBeNull()
  expect(macsOf({ wifiAccessPoints: [{ macAddress: '00:00:5E:00:53:01' }, {}] })).toEqual(['00-00-5e-00-53-01', ''])
})
