import { expect, test } from 'vitest'
import { messageParams } from './message-params.ts'

test('days are shown with slashes, everything else as it is', () => {
  expect(messageParams({ max: '2026-12-31', count: 3, prefix: 'https://a.example/2026-12-31', wrong: '2026-02-30' })).toEqual({
    max: '2026/12/31',
    count: 3,
    prefix: 'https://a.example/2026-12-31',
    wrong: '2026-02-30',
  })
})
