import { describe, expect, test } from 'vitest'
import { formatMinutes, formatNextDayTime, parseBusinessTime } from './business-time.ts'

test.each([
  [0, '00:00'],
  [545, '09:05'],
  [1439, '23:59'],
  [1440, '24:00'],
  [1500, '25:00'],
  [1740, '29:00'],
])('%i minutes are %s', (minutes, shown) => {
  expect(formatMinutes(minutes)).toBe(shown)
})

test.each([
  [0, '0:00', '0:00'],
  [545, '9:05', '9:05'],
  [1440, '24:00', '24:00'],
  [1441, '翌0:01', '0:01 (next day)'],
  [1500, '翌1:00', '1:00 (next day)'],
  [1740, '翌5:00', '5:00 (next day)'],
])('%i minutes are %s on the day after', (minutes, ja, en) => {
  expect([formatNextDayTime('ja', minutes), formatNextDayTime('en', minutes)]).toEqual([ja, en])
})

describe('a typed time', () => {
  test.each([
    ['25:30', 1530],
    ['２５：３０', 1530],
    ['翌1:30', 1530],
    ['翌 １：３０', 1530],
    ['翌日1時30分', 1530],
    ['翌1時半', 1530],
    ['翌0:00', 1440],
    ['24:00', 1440],
    ['0:00', 0],
    ['9:05', 545],
    ['09:05', 545],
    ['9時5分', 545],
    ['18時', 1080],
    ['930', 570],
    ['2530', 1530],
    ['18', 1080],
    ['47:59', 2879],
  ])('%s is %i minutes', (text, minutes) => {
    expect(parseBusinessTime(text)).toBe(minutes)
  })

  test.each(['', '夜', '9:75', '48:00', '翌25:00', '翌24:00', '翌', '-1:00', '9:5:0', '12345'])('“%s” is none', (text) => {
    expect(parseBusinessTime(text)).toBeNull()
  })

  test('what is shown is read again', () => {
    for (let minutes = 0; minutes < 2880; minutes += 1) {
      expect(parseBusinessTime(formatMinutes(minutes))).toBe(minutes)
      expect(parseBusinessTime(formatNextDayTime('ja', minutes))).toBe(minutes)
    }
  })
})
