import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestAuth, TEST_PASSWORD, type TestAuth } from './auth-under-test.ts'

let testing: TestAuth

beforeAll(async () => {
  testing = await startTestAuth()
})

afterAll(() => testing.stop())

const attempt = (email: string, password: string, address: string) => testing.call('/sign-in/email', { body: { email, password }, address })

let addresses = 0
/** Uses another address each time, like attackers with many addresses. */
const fail = (email: string) => attempt(email, 'not-the-password', `198.51.100.${(addresses += 1)}`)

const statuses = async (count: number, email: string): Promise<number[]> => {
  const found: number[] = []
  for (let index = 0; index < count; index += 1) found.push((await fail(email)).status)
  return found
}

const times = (count: number, status: number) => Array.from({ length: count }, () => status)
const keyOf = (email: string) => `account:${createHash('sha256').update(email).digest('hex')}`
const later = (key: string, minutes: number) =>
  testing.pool.query(`update auth.rate_limit set since = since - make_interval(mins => $2) where key = $1`, [key, minutes])

test('attempts are counted per address in the database', async () => {
  const address = '203.0.113.99'
  const codes = []
  for (let index = 0; index < 31; index += 1) codes.push((await attempt(`nobody-${index}@captain.example`, TEST_PASSWORD, address)).status)
  expect(codes).toEqual([...times(30, 401), 429])
  const refused = await attempt('nobody@captain.example', TEST_PASSWORD, address)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  expect(await refused.json()).toMatchObject({ status: 429, code: 'too-many-requests' })
  expect((await attempt('nobody@captain.example', TEST_PASSWORD, '203.0.113.100')).status).toBe(401)
  const { rows } = await testing.pool.query(`select key, count from auth.rate_limit where key like '%203.0.113.99%'`)
  expect(rows).toEqual([{ key: expect.any(String), count: 30 }])
  await later((rows[0] as { key: string }).key, 1)
  expect((await attempt('nobody@captain.example', TEST_PASSWORD, address)).status).toBe(401)
})

test('an account takes ten failures from anywhere, then not even the right password for a quarter of an hour', async () => {
  const { email } = await testing.member()
  expect(await statuses(11, email)).toEqual([...times(10, 401), 429])
  const refused = await attempt(email.toUpperCase(), TEST_PASSWORD, '192.0.2.1')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800)
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(900)
  await later(keyOf(email), 15)
  expect((await attempt(email, TEST_PASSWORD, '192.0.2.1')).status).toBe(200)
})

test('an address without an account is refused like one with it', async () => {
  const { email } = await testing.member()
  const refusalsOf = async (of: string) => {
    const answers = []
    for (let index = 0; index < 11; index += 1) {
      const answer = await fail(of)
      answers.push([answer.status, await answer.text(), [...answer.headers.keys()]])
    }
    return answers
  }
  expect(await refusalsOf('nobody-at-all@captain.example')).toEqual(await refusalsOf(email))
})

test('a success starts the count anew', async () => {
  const { email } = await testing.member()
  expect(await statuses(9, email)).toEqual(times(9, 401))
  expect((await attempt(email, TEST_PASSWORD, '192.0.2.2')).status).toBe(200)
  expect(await statuses(10, email)).toEqual(times(10, 401))
})

test('attempts at the same time do not pass together', async () => {
  const { email } = await testing.member()
  const answers = await Promise.all(Array.from({ length: 15 }, () => fail(email)))
  const refused = answers.filter(({ status }) => status === 429)
  expect([answers.filter(({ status }) => status === 401).length, refused.length]).toEqual([10, 5])
})

test('counts that are over do not pile up', async () => {
  await fail('long-ago@captain.example')
  await later(keyOf('long-ago@captain.example'), 120)
  await fail('somebody-else@captain.example')
  const { rowCount } = await testing.pool.query('select from auth.rate_limit where key = $1', [keyOf('long-ago@captain.example')])
  expect(rowCount).toBe(0)
})
