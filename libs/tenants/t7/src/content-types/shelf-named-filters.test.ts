import { expect, it } from 'vitest'
import { bandOf } from './shelf-named-filters.ts'

it.each([
  [null, null],
  ['1.00', 'light'],
  ['1.99', 'light'],
  ['2.00', 'medium'],
  ['3.49', 'medium'],
  ['3.50', 'heavy'],
  ['5.00', 'heavy'],
] as const)('calls the weight %s %s', (weight, band) => expect(bandOf(weight)).toBe(band))
