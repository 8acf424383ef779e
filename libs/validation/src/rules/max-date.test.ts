import { describe, expect, test } from 'vitest'
import type { DateLimit } from '../date-limit.ts'
import { ABSENT, found, ruleTable } from '../testing/rule-table.ts'
import { maxDate } from './max-date.ts'

ruleTable(maxDate('2026-12-31'), {
  code: 'maxDate',
  params: { max: '2026-12-31' },
  accepts: [...ABSENT, '2026-12-31', '0001-01-01', '2026-12-31T23:59:59+09:00'],
  refuses: ['2027-01-01', '2026-12-31T15:00:00Z', '2026-02-30', '20261231', '2026-1-1', 20261231],
})

describe('maxDate counted from today in Japan', () => {
  test.each<[DateLimit, string, string]>([
    ['today', '2026-11-20T15:00:00Z', '2026-11-21'],
    ['today+90d', '2026-11-21T00:00:00Z', '2027-02-19'],
    ['today+1y', '2028-02-29T00:00:00Z', '2029-02-28'],
    ['today-18y', '2026-11-21T00:00:00Z', '2008-11-21'],
    ['today+1m', '2026-01-31T00:00:00Z', '2026-02-28'],
    ['today-1m', '2026-01-15T00:00:00Z', '2025-12-15'],
  ])('%s at %s is %s', (limit, moment, last) => {
    const rule = maxDate(limit, () => new Date(moment))
    expect(found(rule, last)).toEqual([])
    expect(found(rule, '9999-12-31')).toEqual([{ path: '', rule: 'maxDate', params: { max: last } }])
  })

  test.each(['2026-02-30', 'today+1w' as DateLimit])('a limit such as %s stops the declaration', (limit) => {
    expect(() => maxDate(limit as DateLimit)).toThrow(`maxDate: "${limit}"`)
  })
})
