import { expect, test } from 'vitest'
import { changeOf } from './change-of.ts'

test.each([
  ['港', '港', null],
  ['が'.normalize('NFD'), 'が', null],
  [' 港 ', '港', 'blanks'],
  ['ヤマダ　タロウ', 'ヤマダタロウ', 'blanks'],
  ['ｺﾛﾘ', 'コロリ', 'fullWidth'],
  ['１２３', '123', 'halfWidth'],
  ['03ー1234', '03-1234', 'halfWidth'],
  ['1000001', '100-0001', 'form'],
  ['t7000', 'T7000', 'form'],
] as const)('from %j to %j is %j', (typed, now, change) => {
  expect(changeOf(typed, now)).toBe(change)
})
