import { expect, test } from 'vitest'
import { formatDateRange } from './format-date-range.ts'

test.each([
  ['2026-11-21', '2026-11-21', '2026年11月21日(土)', '21 November 2026'],
  ['2026-11-21', '2026-11-23', '2026年11月21日(土)〜23日(月)', '21–23 November 2026'],
  ['2026-11-21', '2026-12-03', '2026年11月21日(土)〜12月3日(木)', '21 November – 3 December 2026'],
  ['2026-12-30', '2027-01-03', '2026年12月30日(水)〜2027年1月3日(日)', '30 December 2026 – 3 January 2027'],
  // The same month in different years has no common parts.
  ['2026-11-21', '2027-11-21', '2026年11月21日(土)〜2027年11月21日(日)', '21 November 2026 – 21 November 2027'],
  ['2028-02-28', '2028-02-29', '2028年2月28日(月)〜29日(火)', '28–29 February 2028'],
  ['2026-11-20T15:00:00Z', '2026-11-21T14:59:59Z', '2026年11月21日(土)', '21 November 2026'],
])('%s to %s', (from, to, ja, en) => {
  expect([formatDateRange('ja', from, to), formatDateRange('en', from, to)]).toEqual([ja, en])
})
