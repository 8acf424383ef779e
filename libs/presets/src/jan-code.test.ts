import { expect, it } from 'vitest'
import { hasJanCheckDigit } from './jan-code.ts'

it.each([
  ['2000000001012', true],
  ['2000000001029', true],
  ['2000000001036', true],
  ['4901234567894', true],
  ['2000000001013', false],
  ['200000000101', false],
  ['２０００００００１０１２', false],
] as const)('checks the JAN code %s: %s', (code, isRight) => expect(hasJanCheckDigit(code)).toBe(isRight))
