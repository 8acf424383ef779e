import { expect, it } from 'vitest'
import { expiryWord } from './expiry-look.ts'

const NOW = new Date('2026-11-21T16:00:00Z')

it.each([
  ['2026-11-21', 'over'],
  ['2026-11-22', 'urgent'],
  ['2026-12-06', 'urgent'],
  ['2026-12-07', 'soon'],
  ['2027-01-21', 'soon'],
  ['2027-01-22', null],
] as const)('on 22 November in Tokyo, %s is %s', (day, word) => {
  expect(expiryWord(day, NOW)).toBe(word)
})

it('says nothing of no day', () => {
  expect(expiryWord(null, NOW)).toBeNull()
})
