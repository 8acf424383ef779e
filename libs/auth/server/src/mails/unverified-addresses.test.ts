import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestAuth, TEST_PASSWORD, type TestAuth } from '../auth-under-test.ts'

let testing: TestAuth

beforeAll(async () => {
  testing = await startTestAuth()
})

afterAll(() => testing.stop())

test('whoever signs up with the address of another person cannot mail it without end', async () => {
  const email = 'victim@newcomer.example'
  const answers = []
  for (let index = 0; index < 12; index += 1) {
    const address = `198.51.100.${index + 1}`
    if (index === 0) await testing.call('/sign-up/email', { body: { email, name: '新人', password: TEST_PASSWORD }, address })
    answers.push((await testing.call('/sign-in/email', { body: { email, password: TEST_PASSWORD }, address })).status)
  }
  expect(answers).toEqual(answers.map(() => 403))
  const { rowCount } = await testing.pool.query('select from mail.outbox where recipient = $1', [email])
  expect(rowCount).toBe(8)
})
