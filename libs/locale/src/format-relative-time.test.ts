import { expect, test } from 'vitest'
import { formatRelativeTime } from './format-relative-time.ts'

const NOW = new Date('2026-11-21T05:03:00Z')

test.each([
  ['2026-11-21T05:03:00Z', 'たった今', 'just now'],
  ['2026-11-21T05:02:00.001Z', 'たった今', 'just now'],
  ['2026-11-21T05:02:00Z', '1分前', '1 minute ago'],
  ['2026-11-21T05:00:00Z', '3分前', '3 minutes ago'],
  ['2026-11-21T04:03:01Z', '59分前', '59 minutes ago'],
  ['2026-11-21T04:03:00Z', '1時間前', '1 hour ago'],
  ['2026-11-20T05:03:01Z', '23時間前', '23 hours ago'],
  ['2026-11-20T05:03:00Z', '1日前', '1 day ago'],
  ['2026-11-14T05:03:01Z', '6日前', '6 days ago'],
  ['2026-11-14T05:03:00Z', '2026/11/14 14:03', '2026/11/14 14:03'],
  ['2026-11-21T05:06:30Z', '3分後', 'in 3 minutes'],
])('%s', (moment, ja, en) => {
  expect([formatRelativeTime('ja', moment, NOW), formatRelativeTime('en', new Date(moment), NOW)]).toEqual([ja, en])
})

test('what is no moment is not shown as one', () => {
  expect(() => formatRelativeTime('ja', '昨日', NOW)).toThrow(RangeError)
})
