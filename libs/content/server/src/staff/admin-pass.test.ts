import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { STAFF, startContent, type ContentUnderTest, type Json } from '../testing/content-under-test.ts'

let content: ContentUnderTest
let genre: Json

beforeAll(async () => {
  content = await startContent()
  genre = await content.create('genre', { name: { ja: '軽食' } })
})
beforeEach(() => content.pool.query(`delete from content.audit_event where action = 'adminPass'`))
afterAll(() => content.stop())

const passes = async () =>
  (
    await content.pool.query<{ line: string }>(
      `select tenant_id || ' ' || actor_id || ' ' || (changes->'fields'->>0) as line from content.audit_event where action = 'adminPass' order by id`,
    )
  ).rows.map(({ line }) => line)

it('logs what an administrator does beyond the own membership, once the answer is there', async () => {
  const answer = await content.call('PATCH', `${STAFF}/genre/${genre.id}`, {
    as: 'admin',
    body: { memo: '直した' },
    headers: { 'if-match': `"${genre.lockVersion}"` },
  })
  expect(answer.status).toBe(200)
  expect(await passes()).toEqual([`901 admin PATCH ${STAFF}/genre/${genre.id}`])
})

it('does not log what the own membership allows', async () => {
  expect((await content.call('GET', `${STAFF}/genre/${genre.id}`, { as: 'admin' })).status).toBe(200)
  expect((await content.call('GET', `${STAFF}/members`, { as: 'admin' })).status).toBe(200)
  await content.call('GET', `${STAFF}/ledger`, { as: 'owner' })
  expect(await passes()).toEqual([])
})

it('goes by the role that the type asks for', async () => {
  expect((await content.call('GET', `${STAFF}/ledger`, { as: 'admin' })).status).toBe(200)
  expect(await passes()).toEqual([`901 admin GET ${STAFF}/ledger`])
})

it.each(['genre', 'members', 'tax-rates', 'media-library'])('logs the reading of %s in a tenant of others', async (path) => {
  expect((await content.call('GET', `/api/v1/tenants/annex/${path}`, { as: 'admin' })).status).toBe(200)
  expect(await passes()).toEqual([`902 admin GET /api/v1/tenants/annex/${path}`])
})

it('logs an upload where the membership is too low', async () => {
  const form = new FormData()
  form.append('file', new Blob(['not a picture']), 'x.png')
  expect((await content.call('POST', `${STAFF}/media`, { as: 'admin', raw: form })).status).toBe(415)
  expect(await passes()).toEqual([`901 admin POST ${STAFF}/media`])
})

it('does nothing that it cannot log', async () => {
  await content.pool.query(`alter table content.audit_event add constraint closed check (action <> 'adminPass') not valid`)
  try {
    const remove = content.call('DELETE', `/api/v1/tenants/diner/genre/${genre.id}`, { as: 'admin' })
    await expect(remove).rejects.toThrow(/closed/)
  } finally {
    await content.pool.query('alter table content.audit_event drop constraint closed')
  }
  expect((await content.call('GET', `${STAFF}/genre/${genre.id}`)).body).toMatchObject({ deletedAt: null })
})
