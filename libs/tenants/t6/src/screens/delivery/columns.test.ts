import { expect, it } from 'vitest'
import { readNumber } from './columns.ts'

it.each([
  ['770', 770],
  ['1,980', 1980],
  ['７７０', 770],
  ['１，１００', 1100],
  [' 250 ', 250],
  ['', null],
  ['-1', -1],
  ['7.5', '7.5'],
  ['無料', '無料'],
  ['12345678901', '12345678901'],
] as const)('reads %j as %j', (text, value) => expect(readNumber(text)).toBe(value))
