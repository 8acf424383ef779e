import { afterAll, beforeAll, expect, it } from 'vitest'
import { accountListRequest } from '../admin/account-list-request.ts'
import { readAccounts } from '../admin/read-accounts.ts'
import { eventListRequest } from '../audit/event-list-request.ts'
import { readEvents } from '../audit/read-events.ts'
import { recordEvent } from '../audit/record-event.ts'
import { startTestAuth, type TestAuth } from '../auth-under-test.ts'
import { tenantDirectory } from '../tenant-directory.ts'

const tenants = tenantDirectory([])
const SYSTEM = { id: null, name: 'Captain' }
const FROM = { address: null, userAgent: null, requestId: null }

let testing: TestAuth

beforeAll(async () => {
  testing = await startTestAuth()
  for (const name of ['ヤマダ タロウ', 'さとう はなこ']) {
    await testing.pool.query(`insert into auth."user" (id, name, email) values ($1, $1, $2)`, [
      name,
      `${crypto.randomUUID()}@captain.example`,
    ])
    await recordEvent(testing.pool, { action: 'login', by: SYSTEM, from: FROM, summary: name })
  }
})
afterAll(() => testing.stop())

const accounts = async (q: string) =>
  (await readAccounts(testing.pool, tenants, accountListRequest({ q, sort: 'name', limit: 25 }))).items.map(({ name }) => name)

const events = async (q: string) =>
  (await readEvents(testing.pool, tenants, eventListRequest({ q, limit: 25 }, tenants))).items.map(({ summary }) => summary)

it.each([
  ['やまだ', 'ヤマダ タロウ'],
  ['ﾔﾏﾀﾞ たろう', 'ヤマダ タロウ'],
  ['ヤマダ', 'ヤマダ タロウ'],
  ['サトウ', 'さとう はなこ'],
  ['こ', 'さとう はなこ'],
])('finds names in both kinds of kana by %s', async (q, name) => {
  expect(await accounts(q)).toEqual([name])
  expect(await events(q)).toEqual([name])
})

it('finds no other names', async () => {
  expect(await accounts('やまだ はなこ')).toEqual([])
  expect(await events('たなか')).toEqual([])
})
