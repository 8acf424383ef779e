import type { PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gramsOfWords } from './search-grams.ts'
import { startContent, type ContentUnderTest } from '../testing/content-under-test.ts'

const TABLES = [
  'media',
  'entry',
  'entry_revision',
  'entry_reference',
  'entry_media',
  'entry_account',
  'entry_index',
  'entry_unique',
  'redirect',
  'idempotency_key',
  'audit_event',
] as const

let content: ContentUnderTest

beforeAll(async () => {
  content = await startContent()
  const genre = await content.create('genre', { name: { ja: '本館の軽食' } })
  await content.create('dish', { name: { ja: '本館の皿' }, genre: genre.id, price: { amount: 1 }, keeper: 'editor' })
  await content.call('POST', '/api/v1/tenants/annex/genre', { as: 'annex-owner', body: { name: { ja: '別館の軽食' } } })
})
afterAll(() => content.stop())

const asTenant = async <T>(tenant: number | null, work: (client: PoolClient) => Promise<T>): Promise<T> => {
  const client = await content.pool.connect()
  try {
    await client.query(`begin; set local role captain_app; ${tenant === null ? '' : `set local app.tenant = '${tenant}'`}`)
    return await work(client)
  } finally {
    await client.query('rollback')
    client.release()
  }
}

describe('row-level security', () => {
  it.each(TABLES)('shows of %s only the rows of the tenant in scope, and none without one', async (table) => {
    const tenants = (tenant: number | null) =>
      asTenant(tenant, async (client) =>
        (await client.query<{ tenant_id: number }>(`select distinct tenant_id from content.${table}`)).rows.map((row) => row.tenant_id),
      )
    expect([[], [901]]).toContainEqual(await tenants(901))
    expect([[], [902]]).toContainEqual(await tenants(902))
    expect(await tenants(null)).toEqual([])
  })

  it('refuses to write rows of another tenant, to reach partitions, and to change the log', async () => {
    const refused = (statement: string) => asTenant(902, (client) => expect(client.query(statement)).rejects.toThrow(/security|permission/))
    await refused(`insert into content.entry_unique (tenant_id, type, field, val, entry_id) values (901, 'genre', 'name', 'x', 'x')`)
    await refused('select * from content.entry_t901')
    await refused(`update content.audit_event set actor_name = 'x'`)
    await refused('delete from content.audit_event')
    await refused('select body from content.entry_search')
    await refused('select * from auth.session')
    const changed = await asTenant(902, (client) => client.query(`update content.entry set status = 'archived' where tenant_id = 901`))
    expect(changed.rowCount).toBe(0)
  })

  it('keeps search and members within the tenant', async () => {
    const search = (scope: number, tenant: number | null) =>
      asTenant(tenant, (client) =>
        client.query(`select * from content.search_entries('genre', 0::smallint, $1::int[], $2::text[])`, [
          gramsOfWords(['軽食'], { tenant: scope, type: 'genre', stage: 0 }),
          ['軽食'],
        ]),
      )
    expect((await search(901, 901)).rowCount).toBe(1)
    expect((await search(901, 902)).rowCount).toBe(0)
    expect((await search(901, null)).rowCount).toBe(0)
    const members = await asTenant(902, (client) => client.query<{ id: string }>('select id from content.member'))
    expect(members.rows.map((row) => row.id)).toEqual(['annex-owner'])
  })

  it('cannot be told to refer across tenants', async () => {
    const { rows } = await content.pool.query<{ tenant_id: number; id: string }>(
      'select tenant_id, id from content.entry order by tenant_id',
    )
    const [own, foreign] = [rows.find((row) => row.tenant_id === 901), rows.find((row) => row.tenant_id === 902)]
    await expect(
      content.pool.query(
        `insert into content.entry_reference (tenant_id, src_id, path, dst_id, on_delete) values (901, $1, 'x', $2, 'restrict')`,
        [own?.id, foreign?.id],
      ),
    ).rejects.toThrow(/foreign key/)
  })
})
