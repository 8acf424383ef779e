import { describe, expect, test } from 'vitest'
import { ERAS } from './eras.ts'
import { formatEraDate, formatEraYear } from './format-era.ts'

describe('a date by its era', () => {
  test.each([
    ['2026-11-21', '令和8年11月21日', '21 November 2026 (Reiwa 8)'],
    ['2019-12-31', '令和元年12月31日', '31 December 2019 (Reiwa 1)'],
    ['2019-05-01', '令和元年5月1日', '1 May 2019 (Reiwa 1)'],
    ['2019-04-30', '平成31年4月30日', '30 April 2019 (Heisei 31)'],
    // The era changes at midnight in Japan.
    ['2019-04-30T14:59:59.999Z', '平成31年4月30日', '30 April 2019 (Heisei 31)'],
    ['2019-04-30T15:00:00Z', '令和元年5月1日', '1 May 2019 (Reiwa 1)'],
    ['1989-01-08', '平成元年1月8日', '8 January 1989 (Heisei 1)'],
    ['1989-01-07', '昭和64年1月7日', '7 January 1989 (Shōwa 64)'],
    ['1926-12-25', '昭和元年12月25日', '25 December 1926 (Shōwa 1)'],
    ['1926-12-24', '大正15年12月24日', '24 December 1926 (Taishō 15)'],
    ['1912-07-30', '大正元年7月30日', '30 July 1912 (Taishō 1)'],
    ['1912-07-29', '明治45年7月29日', '29 July 1912 (Meiji 45)'],
    ['1868-10-23', '明治元年10月23日', '23 October 1868 (Meiji 1)'],
    ['1868-10-22', '1868年10月22日', '22 October 1868'],
    ['2028-02-29', '令和10年2月29日', '29 February 2028 (Reiwa 10)'],
  ])('%s is %s', (value, ja, en) => {
    expect([formatEraDate('ja', value), formatEraDate('en', value)]).toEqual([ja, en])
  })

  test('a year alone', () => {
    expect([formatEraYear('ja', '2026-11-21'), formatEraYear('en', '2026-11-21')]).toEqual(['令和8年', 'Reiwa 8 (2026)'])
    expect([formatEraYear('ja', '2019-05-01'), formatEraYear('en', '2019-04-30')]).toEqual(['令和元年', 'Heisei 31 (2019)'])
    expect([formatEraYear('ja', '1867-01-01'), formatEraYear('en', '1867-01-01')]).toEqual(['1867年', '1867'])
  })

  test('agrees with the calendar of the platform on every border', () => {
    const platform = new Intl.DateTimeFormat('ja-JP-u-ca-japanese', { timeZone: 'UTC', era: 'long', year: 'numeric' })
    const eves = ERAS.slice(0, -1).map(({ from }) => new Date(Date.parse(from) - 86_400_000).toISOString().slice(0, 10))
    for (const day of [...ERAS.map(({ from }) => from), ...eves]) {
      expect(formatEraYear('ja', day)).toBe(platform.format(new Date(day)))
    }
  })
})
