import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { STAFF, startContent, type ContentUnderTest, type Json } from '../testing/content-under-test.ts'

let content: ContentUnderTest
let genre: Json
let session: string
let before: number

beforeAll(async () => {
  content = await startContent()
  genre = await content.create('genre', { name: { ja: '軽食' } })
})
beforeEach(async () => {
  session = crypto.randomUUID()
  before = (await lines()).length
})
afterAll(() => content.stop())

const lines = async () =>
  (
    await content.pool.query<{ line: string }>(
      `select tenant_id || ' ' || actor_id || ' ' || (changes->'fields'->>0) as line from content.audit_event where action = 'adminPass' order by id`,
    )
  ).rows.map(({ line }) => line)

/** Returns the events logged since the start of the test. */
const passes = async () => (await lines()).slice(before)

const call = (method: string, path: string, options: Parameters<ContentUnderTest['call']>[2] = {}) =>
  content.call(method, path, { as: 'admin', session, ...options })

it('logs what an administrator does beyond the own membership, once the answer is there', async () => {
  const answer = await call('PATCH', `${STAFF}/genre/${genre.id}`, {
    body: { memo: '直した' },
    headers: { 'if-match': `"${genre.lockVersion}"` },
  })
  expect(answer.status).toBe(200)
  expect(await passes()).toEqual([`901 admin PATCH ${STAFF}/genre/${genre.id}`])
})

it('does not log what the own membership allows', async () => {
  expect((await call('GET', `${STAFF}/genre/${genre.id}`)).status).toBe(200)
  expect((await call('GET', `${STAFF}/members`)).status).toBe(200)
  await call('GET', `${STAFF}/ledger`, { as: 'owner' })
  expect(await passes()).toEqual([])
})

it('goes by the role that the type asks for', async () => {
  expect((await call('GET', `${STAFF}/ledger`)).status).toBe(200)
  expect(await passes()).toEqual([`901 admin GET ${STAFF}/ledger`])
})

it('tells of a tenant once in an hour of a session', async () => {
  const annex = '/api/v1/tenants/annex/genre'
  await Promise.all(['/genre', '/members', '/genre'].map((path) => call('GET', `/api/v1/tenants/annex${path}`)))
  expect(await passes()).toHaveLength(1)
  await call('GET', `${STAFF}/ledger`)
  await call('GET', annex, { session: crypto.randomUUID() })
  expect((await passes()).slice(1)).toEqual([`901 admin GET ${STAFF}/ledger`, `902 admin GET ${annex}`])
  const { rows } = await content.pool.query(`select once, ip_address from content.audit_event where once like $1 order by once`, [
    `pass/${session}/%`,
  ])
  const hour = Math.floor(Date.now() / 3_600_000)
  for (const row of rows)
    expect(row).toEqual({ once: expect.stringMatching(`^pass/${session}/90[12]/(${hour - 1}|${hour})$`), ip_address: '192.0.2.1' })
})

it.each(['genre', 'members', 'tax-rates', 'media-library'])('logs the reading of %s in a tenant of others', async (path) => {
  expect((await call('GET', `/api/v1/tenants/annex/${path}`)).status).toBe(200)
  expect(await passes()).toEqual([`902 admin GET /api/v1/tenants/annex/${path}`])
})

it('logs an upload where the membership is too low', async () => {
  const form = new FormData()
  form.append('file', new Blob(['not a picture']), 'x.png')
  expect((await call('POST', `${STAFF}/media`, { raw: form })).status).toBe(415)
  expect(await passes()).toEqual([`901 admin POST ${STAFF}/media`])
})

it('does nothing that it cannot log', async () => {
  await content.pool.query(`alter table content.audit_event add constraint closed check (action <> 'adminPass') not valid`)
  try {
    const remove = call('DELETE', `/api/v1/tenants/diner/genre/${genre.id}`)
    await expect(remove).rejects.toThrow(/closed/)
  } finally {
    await content.pool.query('alter table content.audit_event drop constraint closed')
  }
  expect((await content.call('GET', `${STAFF}/genre/${genre.id}`)).body).toMatchObject({ deletedAt: null })
})
