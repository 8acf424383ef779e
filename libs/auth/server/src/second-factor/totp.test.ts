import { expect, test } from 'vitest'
import { enrolmentOf, newTotpSecret, stepOfCode } from './totp.ts'

/** Secret and codes of the test vectors of RFC 6238, appendix B, in six digits. */
const SECRET = '12345678901234567890'
const VECTORS = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const

test.each(VECTORS)('at %i s the code is %s', async (seconds, code) => {
  expect(await stepOfCode(SECRET, code, seconds * 1000)).toBe(Math.floor(seconds / 30))
})

test('clocks may differ by one step, and no more', async () => {
  const [seconds, code] = VECTORS[0]
  const step = Math.floor(seconds / 30)
  for (const offset of [-30, 0, 30]) expect(await stepOfCode(SECRET, code, (seconds + offset) * 1000)).toBe(step)
  for (const offset of [-60, 60]) expect(await stepOfCode(SECRET, code, (seconds + offset) * 1000)).toBeNull()
})

test('an app gets the secret with its issuer and account', () => {
  const secret = newTotpSecret()
  const enrolment = enrolmentOf(secret, '会員+a@captain.example')
  const uri = new URL(enrolment.uri)
  expect([uri.protocol, uri.host, decodeURIComponent(uri.pathname)]).toEqual(['otpauth:', 'totp', '/Captain:会員+a@captain.example'])
  expect(Object.fromEntries(uri.searchParams)).toEqual({ secret: enrolment.secret, issuer: 'Captain', digits: '6', period: '30' })
  expect(enrolment.secret).toMatch(/^[A-Z2-7]{44}$/)
  expect(newTotpSecret()).not.toBe(secret)
})
