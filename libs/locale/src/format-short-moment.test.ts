import { expect, it } from 'vitest'
import { formatShortMoment } from './format-short-moment.ts'

const NOW = '2026-11-24T00:00:00.000Z'

it.each([
  ['ja', '2026-12-01T00:00:00.000Z', '12/1 9:00'],
  ['ja', '2026-12-31T14:59:00.000Z', '12/31 23:59'],
  ['ja', '2026-12-31T15:00:00.000Z', '2027/1/1 0:00'],
  ['en', '2026-12-01T00:00:00.000Z', '1 Dec 09:00'],
  ['en', '2026-12-31T15:00:00.000Z', '1 Jan 2027 00:00'],
] as const)('writes in %s the moment %s as %s', (locale, moment, text) => {
  expect(formatShortMoment(locale, moment, NOW)).toBe(text)
})
