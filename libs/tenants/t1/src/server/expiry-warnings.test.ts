import { expect, it } from 'vitest'
import { warningFor } from './expiry-warnings.ts'

const NOW = new Date('2026-11-21T16:00:00Z')

it.each([
  ['2027-01-22', null],
  ['2027-01-21', '2027-01-21/60'],
  ['2026-12-22', '2026-12-22/30'],
  ['2026-12-06', '2026-12-06/14'],
  ['2026-11-25', '2026-11-25/3'],
  ['2026-11-22', '2026-11-22/3'],
  ['2026-11-21', null],
])('on 22 November in Tokyo, a domain until %s is warned of as %s', (expiresOn, warned) => {
  expect(warningFor({ expiresOn, registrationStatus: 'active' }, NOW)).toBe(warned)
})

it('is silent about domains that were given up', () => {
  expect(warningFor({ expiresOn: '2026-11-25', registrationStatus: 'expired' }, NOW)).toBeNull()
})
