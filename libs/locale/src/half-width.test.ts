import { expect, test } from 'vitest'
import { toHalfWidth } from './half-width.ts'

test.each([
  ['２０２６／１１／２１', '2026/11/21'],
  ['　２５：００　', '25:00'],
  ['１２３ー４５６７', '123-4567'],
  ['１２３−４５６７', '123-4567'],
  ['㋿８年', '令和8年'],
  ['Ｒ８．１１．２１', 'R8.11.21'],
  ['', ''],
])('%s is %s', (typed, plain) => {
  expect(toHalfWidth(typed)).toBe(plain)
})
