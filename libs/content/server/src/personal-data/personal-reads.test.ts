import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { STAFF, startContent, type ContentUnderTest, type Json } from '../testing/content-under-test.ts'

type Read = {
  readonly kind: string
  readonly type: string
  readonly actor_id: string | null
  readonly key_id: string | null
  readonly record_ids: readonly string[]
  readonly ip_address: string | null
}

let content: ContentUnderTest
let first: Json
let second: Json
let seen = ''

const create = async (code: string): Promise<Json> => {
  const { status, body } = await content.call('POST', `${STAFF}/patron`, { as: 'owner', body: { code, who: '山本花子', card: code } })
  expect(status).toBe(201)
  return body
}

beforeAll(async () => {
  content = await startContent()
  first = await create('P-1')
  second = await create('P-2')
})
afterAll(() => content.stop())
beforeEach(async () => {
  const { rows } = await content.pool.query<{ last: string }>(`select coalesce(max(id), '') as last from content.personal_read`)
  seen = rows[0]?.last ?? ''
})

/** The rows that were written since the test began. */
const logged = async (): Promise<readonly Read[]> => {
  await content.services.personalReads.flush()
  const { rows } = await content.pool.query<Read>('select * from content.personal_read where id > $1 order by id', [seen])
  return rows.map((row) => ({ ...row, record_ids: [...row.record_ids].sort() }))
}

it('log one event for a page, with who read and the records', async () => {
  await content.call('GET', `${STAFF}/patron`, { as: 'owner', headers: { 'x-forwarded-for': '198.51.100.7' } })
  const ids = [first.id, second.id].sort()
  expect(await logged()).toMatchObject([{ kind: 'list', type: 'patron', actor_id: 'owner', record_ids: ids, ip_address: '198.51.100.7' }])
  const { text } = { text: JSON.stringify(await logged()) }
  expect(text).not.toContain('山本')
})

it('log a record that is opened, and a past version', async () => {
  await content.call('GET', `${STAFF}/patron/${first.id}`, { as: 'owner' })
  await content.call('GET', `${STAFF}/patron/${first.id}/revisions/1`, { as: 'owner' })
  expect((await logged()).map(({ kind, record_ids: ids }) => [kind, ids])).toEqual([
    ['view', [first.id]],
    ['history', [first.id]],
  ])
})

it('log a record that the response to a write shows, also of a stale one', async () => {
  const [one, two] = [await create('P-W1'), await create('P-W2')]
  const patch = (id: string, version: number) =>
    content.call('PATCH', `${STAFF}/patron/${id}`, { as: 'owner', body: { rank: 'a' }, headers: { 'if-match': `"${version}"` } })
  expect((await patch(one.id, one.lockVersion)).status).toBe(200)
  const stale = await patch(two.id, 99)
  expect([stale.status, stale.text.includes('山本花子')]).toEqual([409, true])
  const seenRecords = (await logged()).flatMap(({ kind, record_ids: ids }) => ids.map((id) => `${kind} ${id}`))
  expect(seenRecords.sort()).toEqual([`view ${one.id}`, `view ${two.id}`].sort())
})

it('log the records of a batch, also of a refused one', async () => {
  const { id } = await create('P-B1')
  const changes = [{ type: 'patron', id, lockVersion: 99, changes: { rank: 'b' } }]
  const refused = await content.call('POST', `${STAFF}/batch`, { as: 'owner', body: { changes } })
  expect([refused.status, refused.text.includes('山本花子')]).toEqual([409, true])
  expect(await logged()).toMatchObject([{ kind: 'view', type: 'patron', record_ids: [id] }])
})

it('do not log again what the same account has just read, at any server', async () => {
  const other = await content.second()
  await content.call('GET', `${STAFF}/patron/${second.id}`, { as: 'owner' })
  expect(await logged()).toHaveLength(1)
  await content.call('GET', `${STAFF}/patron/${second.id}`, { as: 'owner' })
  await content.call('GET', `${STAFF}/patron/${second.id}`, { as: 'owner' }, other)
  await other.personalReads.flush()
  expect(await logged()).toHaveLength(1)
})

it('log a read that is served from memory', async () => {
  const third = await create('P-3')
  await content.call('GET', `${STAFF}/patron/${third.id}`, { as: 'owner' })
  const admin = { id: 'admin', name: '管理者' }
  await content.call('GET', `${STAFF}/patron/${third.id}`, { as: 'owner', impersonator: admin })
  expect((await logged()).map(({ record_ids: ids }) => ids)).toEqual([[third.id], [third.id]])
})

it('log nothing for readers who see a mask, and for types without personal data', async () => {
  await content.call('GET', `${STAFF}/patron`, { as: 'viewer' })
  await content.call('GET', `${STAFF}/patron/${first.id}`, { as: 'editor' })
  await content.call('GET', `${STAFF}/genre`, { as: 'owner' })
  expect(await logged()).toEqual([])
})

it('log what an API key reads', async () => {
  const key = { id: 'key-1', scopes: ['content:read', 'submissions:read'] } as const
  await content.call('GET', `${STAFF}/patron/${first.id}`, { key })
  expect(await logged()).toMatchObject([{ actor_id: null, key_id: 'key-1', record_ids: [first.id] }])
})

it('log each file with its records, and a file without personal columns not at all', async () => {
  const file = (columns: string) => content.call('GET', `${STAFF}/patron.csv?columns=${columns}`, { as: 'owner', isProven: true })
  await file('code,rank')
  expect(await logged()).toEqual([])
  await file('code,who')
  expect(await logged()).toMatchObject([{ kind: 'export', record_ids: expect.arrayContaining([first.id, second.id]) }])
  await file('code,who')
  expect(await logged()).toHaveLength(2)
})

it('wait in memory until the server stops, and are written then', async () => {
  const other = await content.second()
  const fresh = await create('P-4')
  await content.call('GET', `${STAFF}/patron/${fresh.id}`, { as: 'owner' }, other)
  await other.personalReads.stop()
  expect(await logged()).toMatchObject([{ record_ids: [fresh.id] }])
})

it('are kept for the next round while the database refuses them', async () => {
  const fresh = await create('P-5')
  await content.pool.query('alter table content.personal_read rename to personal_read_away')
  await content.call('GET', `${STAFF}/patron/${fresh.id}`, { as: 'owner' })
  await content.services.personalReads.flush()
  await content.pool.query('alter table content.personal_read_away rename to personal_read')
  expect(await logged()).toMatchObject([{ record_ids: [fresh.id] }])
})

it('cannot be changed or deleted, by the owner of the table neither', async () => {
  await expect(content.pool.query(`update content.personal_read set actor_name = 'x'`)).rejects.toThrow(/two years/)
  await expect(content.pool.query('delete from content.personal_read')).rejects.toThrow(/two years/)
})

it('are shown to owners by record, by person and by day, with the network instead of the address', async () => {
  const path = `${STAFF}/personal-reads`
  const { status, body } = await content.call('GET', `${path}?filter[record]=${first.id}&filter[kind]=list`, { as: 'owner' })
  expect(status).toBe(200)
  expect(body['items']).toMatchObject([
    { kind: 'list', type: 'patron', by: { id: 'owner', name: 'owner さん' }, isKey: false, network: '198.51.100.*', recordCount: 2 },
  ])
  expect(JSON.stringify(body)).toContain('"ja":"P-1"')
  const none = await content.call('GET', `${path}?filter[actor]=editor`, { as: 'owner' })
  expect(none.body['items']).toEqual([])
  const early = await content.call('GET', `${path}?filter[until]=2020-01-01`, { as: 'owner' })
  expect(early.body['items']).toEqual([])
  const one = await content.call('GET', `${path}?limit=1`, { as: 'owner' })
  const next = await content.call('GET', `${path}?limit=1&after=${one.body.next}`, { as: 'owner' })
  expect(next.body['items']).not.toEqual(one.body['items'])
  expect((await content.call('GET', path, { as: 'editor' })).status).toBe(403)
  expect((await content.call('GET', `${path}?filter[record]=x`, { as: 'owner' })).status).toBe(400)
})

it('are exported after a step-up, which is logged too', async () => {
  const path = `${STAFF}/personal-reads.csv?filter[record]=${first.id}&locale=en`
  expect((await content.call('GET', path, { as: 'owner' })).body).toMatchObject({ code: 'step-up-required' })
  const { status, text } = await content.call('GET', path, { as: 'owner', isProven: true })
  expect(status).toBe(200)
  expect(text).toContain(first.id)
  const { rows } = await content.pool.query(
    `select from content.audit_event where action = 'export' and changes -> 'fields' ->> 0 = 'personal-reads'`,
  )
  expect(rows).toHaveLength(1)
})
