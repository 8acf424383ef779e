import { expect, it } from 'vitest'
import { taxBreakdown } from './tax-breakdown.ts'

const STANDARD = '10.0'
const REDUCED = '8.0'

it.each([
  ['one rate', [[STANDARD, 1100]], 0, [[STANDARD, 1100, 100]]],
  [
    'two rates, the higher first',
    [
      [REDUCED, 1080],
      [STANDARD, 2200],
    ],
    0,
    [
      [STANDARD, 2200, 200],
      [REDUCED, 1080, 80],
    ],
  ],
  [
    'one rounding a rate, not one a line',
    [
      [STANDARD, 105],
      [STANDARD, 105],
      [STANDARD, 105],
    ],
    0,
    [[STANDARD, 315, 28]],
  ],
  [
    'a discount in proportion',
    [
      [STANDARD, 3000],
      [REDUCED, 1000],
    ],
    400,
    [
      [STANDARD, 2700, 245],
      [REDUCED, 900, 66],
    ],
  ],
  [
    'what rounding leaves of a discount off the larger',
    [
      [STANDARD, 2000],
      [REDUCED, 1000],
    ],
    100,
    [
      [STANDARD, 1933, 175],
      [REDUCED, 967, 71],
    ],
  ],
  ['a discount of everything', [[STANDARD, 500]], 900, []],
  [
    'nothing of what is free',
    [
      [STANDARD, 0],
      [REDUCED, 108],
    ],
    0,
    [[REDUCED, 108, 8]],
  ],
  ['goods without tax', [['0.0', 500]], 0, [['0.0', 500, 0]]],
] as const)('works out %s', (_name, amounts, discount, expected) => {
  const rows = taxBreakdown(
    amounts.map(([taxPercent, amountIncl]) => ({ taxPercent, amountIncl })),
    discount,
    'floor',
  )
  expect(rows.map(({ taxPercent, taxableIncl, tax }) => [taxPercent, taxableIncl, tax])).toEqual(expected)
})

it.each([
  ['floor', 90],
  ['round', 91],
  ['ceil', 91],
] as const)('rounds %s', (rounding, tax) => {
  expect(taxBreakdown([{ taxPercent: STANDARD, amountIncl: 998 }], 0, rounding)).toMatchObject([{ tax }])
})
