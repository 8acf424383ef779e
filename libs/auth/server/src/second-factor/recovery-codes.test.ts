import { expect, test } from 'vitest'
import { newRecoveryCodes, readCode, shownRecoveryCode } from './recovery-codes.ts'

test('ten different codes of sixty bits, in groups', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) expect(shownRecoveryCode(code)).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(?:-[0-9A-HJKMNP-TV-Z]{4}){2}$/)
})

test.each([
  ['123456', { kind: 'totp', code: '123456' }],
  [' 123 456 ', { kind: 'totp', code: '123456' }],
  ['１２３４５６', { kind: 'totp', code: '123456' }],
  ['0123-4567-89ab', { kind: 'recovery', code: '0123456789AB' }],
  ['o123‐4567‐89il', { kind: 'recovery', code: '012345678911' }],
  ['0123 4567 89AB', { kind: 'recovery', code: '0123456789AB' }],
])('%j is read as it was meant', (typed, expected) => {
  expect(readCode(typed)).toEqual(expected)
})

test.each(['', '12345', '1234567', '12345a', '0123-4567-89au', 'x'.repeat(40)])('%j is no code', (typed) => {
  expect(readCode(typed)).toBeNull()
})
