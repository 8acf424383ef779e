import type { Tenant } from '@captain/content-core'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sql } from '../database/sql.ts'
import { SYSTEM_AUTHOR } from './author.ts'
import { gramsOfWords } from './search-grams.ts'
import { startContent, type ContentUnderTest } from '../testing/content-under-test.ts'
import { seedEveryTable, TABLES } from '../testing/seed-every-table.ts'
import { annex } from '../testing/annex-tenant.ts'
import { diner } from '../testing/test-tenants.ts'

let content: ContentUnderTest

beforeAll(async () => {
  content = await startContent()
  await content.create('genre', { name: { ja: '本館の軽食' } })
  await content.call('POST', '/api/v1/tenants/annex/genre', { as: 'annex-owner', body: { name: { ja: '別館の軽食' } } })
  for (const tenant of [901, 902]) await seedEveryTable(content.pool, tenant)
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
  it('guards every table of content that has a tenant', async () => {
    const { rows } = await content.pool.query<{ name: string }>(
      `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
        where c.relnamespace = 'content'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition order by c.relname`,
    )
    expect(rows.map((row) => row.name)).toEqual([...TABLES].sort())
  })

  it.each(TABLES)('shows of %s the rows of the tenant in scope and no others, and none without one', async (table) => {
    const counted = `select tenant_id, count(*)::int as rows from content.${table} group by tenant_id order by tenant_id`
    const seen = (tenant: number | null) => asTenant(tenant, async (client) => (await client.query(counted)).rows)
    const [own, foreign, ...others] = (await content.pool.query<{ tenant_id: number; rows: number }>(counted)).rows
    expect([own, foreign, others]).toEqual([{ tenant_id: 901, rows: expect.any(Number) }, { tenant_id: 902, rows: expect.any(Number) }, []])
    expect(await seen(901)).toEqual([own])
    expect(await seen(902)).toEqual([foreign])
    expect(await seen(null)).toEqual([])
  })

  it('refuses to write rows of another tenant, to reach partitions, and to change the log', async () => {
    const refused = (statement: string) => asTenant(902, (client) => expect(client.query(statement)).rejects.toThrow(/security|permission/))
    await refused(`insert into content.entry_unique (tenant_id, type, field, val, entry_id) values (901, 'genre', 'name', 'x', 'x')`)
    await refused('select * from content.entry_t901')
    await refused(`update content.audit_event set actor_name = 'x'`)
    await refused('delete from content.audit_event')
    await refused('select body from content.entry_search')
    await refused('select body from content.entry_text')
    await refused('select grams from content.entry_text')
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
    const count = (name: string, tenant: number | null) =>
      asTenant(tenant, async (client) => {
        const grams = gramsOfWords(['軽食'], { tenant: 901, type: 'genre', stage: 0 })
        const { rows } = await client.query<{ count: number }>(
          `select content.${name}('genre', 0::smallint, $1::int[], $2::text[], 9) as count`,
          [grams, ['軽食']],
        )
        return rows[0]?.count
      })
    expect([await count('search_count', 901), await count('search_count', 902), await count('search_count', null)]).toEqual([1, 0, 0])
    for (const inner of ['search_count_part', 'search_count_whole']) await expect(count(inner, 901)).rejects.toThrow('permission denied')
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
        `insert into content.entry_reference (tenant_id, src_id, stage, path, dst_id, on_delete) values (901, $1, 0, 'x', $2, 'restrict')`,
        [own?.id, foreign?.id],
      ),
    ).rejects.toThrow(/foreign key/)
  })
})

it('tries a transaction that ran into others again, three times in all, and then says that there is no room', async () => {
  let tries = 0
  const colliding = (times: number): Promise<number> => {
    tries = 0
    return content.services.store.forTenant(SYSTEM_AUTHOR, diner).writeAside(async (tx) => {
      tries += 1
      if (tries <= times) await tx.run(sql`do 'begin raise exception ''others'' using errcode = ''40P01''; end'`)
      return tries
    })
  }
  expect(await colliding(2)).toBe(3)
  await expect(colliding(9)).rejects.toMatchObject({ status: 503 })
  expect(tries).toBe(3)
})

describe('a connection for reads', () => {
  const reader = (tenant: Tenant) => content.services.store.forPublic(tenant)
  const scope = (tenant: Tenant) =>
    reader(tenant).read((tx) =>
      tx.row<{ role: string; tenant: string }>(sql`select current_user::text as role, current_setting('app.tenant') as tenant`),
    )

  it('reads as the restricted role, in the scope of the tenant that each of many concurrent reads asks for', async () => {
    const tenants = Array.from({ length: 60 }, (_, place) => (place % 3 === 0 ? annex : diner))
    const scopes = await Promise.all(tenants.map(scope))
    expect(scopes).toEqual(tenants.map(({ number }) => ({ role: 'captain_app', tenant: String(number) })))
  })

  it('sees nothing of a tenant that its connection is not set to', async () => {
    const counted = sql`select count(*)::int as count from content.entry where tenant_id = ${annex.number}`
    expect(await reader(diner).read((tx) => tx.row(counted))).toEqual({ count: 0 })
  })

  it('writes nothing', async () => {
    const write = reader(diner).read((tx) => tx.run(sql`update content.entry set lock_version = 1 where tenant_id = ${diner.number}`))
    await expect(write).rejects.toThrow(/read-only/)
  })

  it('is set to its tenant again after work that failed', async () => {
    const failing = (tenant: Tenant) => reader(tenant).read((tx) => tx.run(sql`select 1 / 0`))
    for (const tenant of [diner, annex, diner]) await expect(failing(tenant)).rejects.toThrow(/division/)
    expect(await scope(annex)).toEqual({ role: 'captain_app', tenant: String(annex.number) })
  })

  it('has the time of the database, never behind what a save has just stored', async () => {
    const saved = await content.services.store.forTenant(SYSTEM_AUTHOR, diner).writeAside(async ({ now }) => now)
    const read = await reader(diner).read(async ({ now }) => now)
    expect(read.getTime()).toBeGreaterThanOrEqual(saved.getTime())
    expect(read.getTime() - saved.getTime()).toBeLessThan(5000)
  })
})
