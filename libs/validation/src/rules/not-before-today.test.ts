import { describe, expect, test } from 'vitest'
import { found } from '../testing/rule-table.ts'
import { notBeforeToday } from './not-before-today.ts'

const at = (moment: string) => notBeforeToday(() => new Date(moment))

describe('notBeforeToday', () => {
  test.each<[string | null, string, string]>([
    ['2026-11-21', '2026-11-20T15:00:00Z', 'the first moment of the day in Japan'],
    ['2026-11-21', '2026-11-21T14:59:59.999Z', 'the last moment of the day in Japan'],
    ['2028-02-29', '2028-02-29T00:00:00+09:00', 'a leap day'],
    ['2026-11-21T00:00:00+09:00', '2026-11-21T20:00:00+09:00', 'earlier on the same day'],
    ['9999-12-31', '2026-11-21T00:00:00Z', 'far ahead'],
    ['', '2026-11-21T00:00:00Z', 'nothing'],
    [null, '2026-11-21T00:00:00Z', 'nothing'],
  ])('accepts %s at %s: %s', (value, moment) => {
    expect(found(at(moment), value)).toEqual([])
  })

  test.each([
    ['2026-11-20', '2026-11-20T15:00:00Z', '2026-11-21'],
    ['2026-11-21', '2026-11-21T15:00:00Z', '2026-11-22'],
    ['2026-11-20T23:59:59+09:00', '2026-11-21T00:00:00+09:00', '2026-11-21'],
    ['0001-01-01', '2026-11-21T00:00:00Z', '2026-11-21'],
    ['2100-02-29', '2026-11-21T00:00:00Z', '2026-11-21'],
    ['明日', '2026-11-21T00:00:00Z', '2026-11-21'],
    [20991231, '2026-11-21T00:00:00Z', '2026-11-21'],
  ])('refuses %s at %s, when it is %s', (value, moment, today) => {
    expect(found(at(moment), value)).toEqual([{ path: '', rule: 'notBeforeToday', params: { today } }])
  })

  test('asks the clock at each check', () => {
    let now = new Date('2026-11-21T00:00:00+09:00')
    const rule = notBeforeToday(() => now)
    expect(found(rule, '2026-11-21')).toEqual([])
    now = new Date('2026-11-22T00:00:00+09:00')
    expect(found(rule, '2026-11-21')).toHaveLength(1)
  })
})
