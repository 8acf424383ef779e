import { scryptOptions } from '@captain/testing/quick-passwords'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestAuth, type TestAuth } from '../auth-under-test.ts'

let testing: TestAuth

beforeAll(async () => {
  testing = await startTestAuth()
})
afterAll(() => testing.stop())

test('a password is hashed and verified with a cost that slows guesses down', async () => {
  scryptOptions.length = 0
  const { email } = await testing.member()
  await testing.signIn(email)
  // 16 MB and a tenth of a second for each guess.
  const costly = expect.objectContaining({ N: 16_384, r: 16, p: 1 })
  expect(scryptOptions).toEqual([costly, costly, costly])
})
