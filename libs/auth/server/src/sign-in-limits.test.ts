import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestAuth, TEST_PASSWORD, type TestAuth } from './auth-under-test.ts'

let testing: TestAuth

beforeAll(async () => {
  testing = await startTestAuth()
})

afterAll(() => testing.stop())

type From = { readonly address: string; readonly cookie?: string }

const attempt = (email: string, password: string, { address, cookie = '' }: From) =>
  testing.call('/sign-in/email', { body: { email, password }, address, cookie })

const WRONG = 'not-the-password'
const NEAR = '198.51.100.1'

let addresses = 0
/** Uses another address each time, like attackers with many addresses. */
const elsewhere = (): string => `198.51.101.${(addresses += 1)}`

const statuses = async (count: number, email: string, from: From): Promise<number[]> => {
  const found: number[] = []
  for (let index = 0; index < count; index += 1) found.push((await attempt(email, WRONG, from)).status)
  return found
}

const times = (count: number, status: number) => Array.from({ length: count }, () => status)
const keyOf = (kind: string, value: string) => `${kind}:${createHash('sha256').update(value).digest('hex')}`
const later = (key: string, minutes: number) =>
  testing.pool.query(`update auth.rate_limit set since = since - make_interval(mins => $2) where key = $1`, [key, minutes])

/** Uses up the attempts of an account from all networks. */
const useUp = (email: string) =>
  testing.pool.query(
    `insert into auth.rate_limit (key, count, since) values ($1, 100, now())
     on conflict (key) do update set count = 100, since = now()`,
    [keyOf('account', email)],
  )

/** The cookie that a successful sign-in leaves in the browser, also after signing out. */
const deviceOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .find((pair) => pair.startsWith('captain.device=')) ?? ''

test('attempts are counted per address in the database', async () => {
  const address = '203.0.113.99'
  const codes = []
  for (let index = 0; index < 31; index += 1)
    codes.push((await attempt(`nobody-${index}@captain.example`, TEST_PASSWORD, { address })).status)
  expect(codes).toEqual([...times(30, 401), 429])
  const refused = await attempt('nobody@captain.example', TEST_PASSWORD, { address })
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  expect(await refused.json()).toMatchObject({ status: 429, code: 'too-many-requests' })
  expect((await attempt('nobody@captain.example', TEST_PASSWORD, { address: '203.0.113.100' })).status).toBe(401)
  const { rows } = await testing.pool.query(`select key, count from auth.rate_limit where key like '%203.0.113.99%'`)
  expect(rows).toEqual([{ key: expect.any(String), count: 30 }])
  await later((rows[0] as { key: string }).key, 1)
  expect((await attempt('nobody@captain.example', TEST_PASSWORD, { address })).status).toBe(401)
})

test('an account takes ten failures from one network, then not even the right password for a quarter of an hour', async () => {
  const { email } = await testing.member()
  expect(await statuses(11, email, { address: NEAR })).toEqual([...times(10, 401), 429])
  const refused = await attempt(email.toUpperCase(), TEST_PASSWORD, { address: NEAR })
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800)
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(900)
  await later(keyOf('account-network', `${email}|${NEAR}`), 15)
  expect((await attempt(email, TEST_PASSWORD, { address: NEAR })).status).toBe(200)
})

test('nobody locks an account out for others: another network is not affected', async () => {
  const { email } = await testing.member()
  await statuses(11, email, { address: '198.51.100.2' })
  expect((await attempt(email, TEST_PASSWORD, { address: '198.51.100.3' })).status).toBe(200)
})

test('the addresses of one IPv6 network count together', async () => {
  const { email } = await testing.member()
  const found: number[] = []
  for (let index = 0; index < 11; index += 1) found.push((await attempt(email, WRONG, { address: `2001:db8:1:2::${index + 1}` })).status)
  expect(found).toEqual([...times(10, 401), 429])
  expect((await attempt(email, TEST_PASSWORD, { address: '2001:db8:1:3::1' })).status).toBe(200)
})

test('an account takes a hundred failures an hour from all networks, which strangers notice, and known devices not', async () => {
  const { email } = await testing.member()
  const device = deviceOf(await attempt(email, TEST_PASSWORD, { address: elsewhere() }))
  await useUp(email)
  expect((await attempt(email, TEST_PASSWORD, { address: elsewhere() })).status).toBe(429)
  const known = { address: elsewhere(), cookie: device }
  expect((await attempt(email, TEST_PASSWORD, known)).status).toBe(200)
  await useUp(email)
  expect(await statuses(11, email, known), 'a device has a count of its own').toEqual([...times(10, 401), 429])
  expect((await attempt(email, TEST_PASSWORD, known)).status).toBe(429)
})

test('a device is known to the accounts that signed in from it, and to no other', async () => {
  const [one, two, three] = [await testing.member(), await testing.member(), await testing.member()]
  const first = deviceOf(await attempt(one.email, TEST_PASSWORD, { address: elsewhere() }))
  const both = deviceOf(await attempt(two.email, TEST_PASSWORD, { address: elsewhere(), cookie: first }))
  for (const { email } of [one, two, three]) await useUp(email)
  const codes = []
  for (const { email } of [one, two, three])
    codes.push((await attempt(email, TEST_PASSWORD, { address: elsewhere(), cookie: both })).status)
  expect(codes).toEqual([200, 200, 429])
})

test.each<readonly [string, (device: string) => string]>([
  ['a made-up cookie', () => 'captain.device=device%2Fx%2Fy.c2ln'],
  ['an altered one', (device) => device.replace(/%2F/, '%2Fx')],
  ['a session', () => ''],
])('%s makes no device known', async (_, change) => {
  const { email, cookie } = await testing.member()
  const device = deviceOf(await attempt(email, TEST_PASSWORD, { address: elsewhere() }))
  expect(device).not.toContain(email)
  await useUp(email)
  const given = change(device) || cookie
  expect((await attempt(email, TEST_PASSWORD, { address: elsewhere(), cookie: given })).status).toBe(429)
})

test('a failed sign-in makes no device known, and sets no cookie', async () => {
  const { email } = await testing.member()
  expect((await attempt(email, WRONG, { address: elsewhere() })).headers.getSetCookie()).toEqual([])
})

test('an address without an account is refused like one with it', async () => {
  const { email } = await testing.member()
  const refusalsOf = async (of: string) => {
    const answers = []
    const address = elsewhere()
    for (let index = 0; index < 11; index += 1) {
      const answer = await attempt(of, WRONG, { address })
      answers.push([answer.status, await answer.text(), [...answer.headers.keys()]])
    }
    await useUp(of)
    const answer = await attempt(of, WRONG, { address: elsewhere() })
    return [...answers, [answer.status, await answer.text(), [...answer.headers.keys()]]]
  }
  expect(await refusalsOf('nobody-at-all@captain.example')).toEqual(await refusalsOf(email))
})

test('a success starts the count anew', async () => {
  const { email } = await testing.member()
  const from = { address: elsewhere() }
  expect(await statuses(9, email, from)).toEqual(times(9, 401))
  expect((await attempt(email, TEST_PASSWORD, from)).status).toBe(200)
  expect(await statuses(10, email, from)).toEqual(times(10, 401))
})

test('attempts at the same time do not pass together', async () => {
  const { email } = await testing.member()
  const from = { address: elsewhere() }
  const answers = await Promise.all(Array.from({ length: 15 }, () => attempt(email, WRONG, from)))
  const refused = answers.filter(({ status }) => status === 429)
  expect([answers.filter(({ status }) => status === 401).length, refused.length]).toEqual([10, 5])
})

test('counts that are over do not pile up', async () => {
  const key = keyOf('account', 'long-ago@captain.example')
  await attempt('long-ago@captain.example', WRONG, { address: elsewhere() })
  await later(key, 120)
  await attempt('somebody-else@captain.example', WRONG, { address: elsewhere() })
  const { rowCount } = await testing.pool.query('select from auth.rate_limit where key = $1', [key])
  expect(rowCount).toBe(0)
})
