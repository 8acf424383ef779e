import { expect, test } from 'vitest'
import { formatDuration } from './format-duration.ts'

test.each([
  [0, '0分', '0 min'],
  [45, '45分', '45 min'],
  [60, '1時間', '1 h'],
  [90, '1時間30分', '1 h 30 min'],
  [1500, '25時間', '25 h'],
])('%i minutes', (minutes, ja, en) => {
  expect([formatDuration('ja', minutes), formatDuration('en', minutes)]).toEqual([ja, en])
})
