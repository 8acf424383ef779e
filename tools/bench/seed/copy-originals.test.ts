import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createContentServices, ensurePartitions, seedTenant } from '@captain/content-server'
import { seedDocument } from '@captain/presets'
import { tenant } from '@captain/t1'
import { createTestDatabase, type TestDatabase } from '@captain/testing/database'
import { Pool } from 'pg'
import { decodeTime } from 'ulid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { gramsOfWords } from '../../../libs/content/server/src/store/search-grams.ts'
import { copyOriginals } from './copy-originals.ts'
import { copyTenant } from './copy-tenant.ts'
import { ORIGINAL_SLUG } from './write-originals.ts'

const COPIES = 3
const quiet = { trace: () => undefined, debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }

let database: TestDatabase
let pool: Pool
let dataDir: string
let indexes: readonly string[]

const indexNames = async (): Promise<readonly string[]> => {
  const { rows } = await pool.query<{ name: string }>(
    `select tablename || ': ' || regexp_replace(indexdef, '.* USING', '') as name from pg_indexes where schemaname = 'content' order by 1`,
  )
  return rows.map(({ name }) => name)
}

beforeAll(async () => {
  database = await createTestDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'captain-bench-'))
  pool = new Pool({ connectionString: database.url, pipeline: true })
  await ensurePartitions(pool, [tenant])
  const services = createContentServices({ pool, tenants: [tenant], dataDir, secret: 'of-the-test', log: quiet })
  await seedTenant(services, tenant, async (seeder) => {
    const category = await seeder.create('article-category', {
      name: { ja: '猫だより', en: 'Cat notes' },
      slug: 'cat-notes',
      color: '#8A5A00',
    })
    const cover = await seeder.picture({ name: '港', color: '#B4531F', width: 320, height: 240 })
    const values = {
      title: { ja: '港の朝' },
      slug: `${ORIGINAL_SLUG}-0`,
      category,
      tags: ['年輪'],
      lead: { ja: '導入文です。 number 0' },
      cover,
      coverAlt: { ja: '港の絵' },
      body: { ja: seedDocument('船が着きました。') },
      authorName: { ja: '編集部' },
      audience: 'public',
    }
    await seeder.create('article', values, { state: 'published' })
  })
  await services.stop()
  indexes = await indexNames()
  await copyOriginals(database.url, COPIES)
})
afterAll(async () => {
  await pool.end()
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

const TIMES = ['publish_from', 'first_published_at', 'published_at', 'ja_updated_at', 'created_at', 'updated_at'] as const

/** The columns in which a copy differs are omitted; every other column must equal the original's. */
test.each([
  ['entry', 'id', ['data', 'published', 'slug', 'published_slug', 'position', 'published_position', ...TIMES]],
  ['entry_revision', 'entry_id', ['snapshot', 'created_at']],
  ['audit_event', 'entry_id', ['id', 'at']],
  ['entry_index', 'entry_id', ['val', 'position']],
  ['entry_unique', 'entry_id', ['val']],
  ['entry_search', 'entry_id', ['position']],
  ['entry_text', 'entry_id', ['body', 'grams']],
  ['entry_reference', 'src_id', []],
  ['entry_media', 'entry_id', []],
] as const)('each row of %s is copied whole', async (table, key, own) => {
  const { rows } = await pool.query<{ entry: string; rest: readonly object[] }>(
    `select r.${key} as entry, jsonb_agg(to_jsonb(r) - $1::text[] order by (to_jsonb(r) - $1::text[])::text) as rest
     from content.${table} r join content.entry e on e.tenant_id = r.tenant_id and e.id = r.${key}
     where e.tenant_id = 1 and e.type = 'article' group by 1`,
    [[key, ...own]],
  )
  expect(rows).toHaveLength(1 + COPIES)
  expect(rows[0]?.rest.length).toBeGreaterThan(0)
  for (const { rest } of rows) expect(rest).toEqual(rows[0]?.rest)
})

/** The mark of demo records, which copies are not. */
const UNCOPIED = ['content.sample']

type Column = { readonly table: string; readonly column: string }

/** Finds the columns that name the record to which a row belongs, in the tables that exist now. */
const recordColumns = async (): Promise<readonly Column[]> => {
  const { rows } = await pool.query<Column>(
    `select format('%I.%I', t.table_schema, t.table_name) as table, c.column_name as column
     from information_schema.tables t join information_schema.columns c using (table_schema, table_name)
     join pg_class r on r.oid = format('%I.%I', t.table_schema, t.table_name)::regclass and not r.relispartition
     where t.table_type = 'BASE TABLE' and t.table_schema not in ('pg_catalog', 'information_schema')
       and (c.column_name in ('entry_id', 'src_id') or t.table_schema = 'content' and t.table_name = 'entry' and c.column_name = 'id')
     order by 1`,
  )
  return rows.filter(({ table }) => !UNCOPIED.includes(table))
}

test('a copied record has as many rows in every table as one that was written', async () => {
  const columns = await recordColumns()
  expect(columns.map(({ table }) => table)).toEqual(expect.arrayContaining(['content.entry', 'content.entry_text', 'content.audit_event']))
  const ids = await pool.query<{ id: string }>(`select id from content.entry where tenant_id = 1 and type = 'article' order by slug`)
  const [original, ...copies] = ids.rows.map(({ id }) => id)
  expect(copies).toHaveLength(COPIES)
  const counts = async (id: string | undefined) => {
    const found: Record<string, number> = {}
    for (const { table, column } of columns) {
      const { rows } = await pool.query<{ count: number }>(`select count(*)::int from ${table} where tenant_id = 1 and ${column} = $1`, [
        id,
      ])
      found[table] = rows[0]?.count ?? 0
    }
    return found
  }
  const written = await counts(original)
  expect(Object.values(written).filter((count) => count > 0).length).toBeGreaterThan(7)
  for (const copy of copies) expect(await counts(copy)).toEqual(written)
})

test('copies have addresses of their own in every place that knows addresses', async () => {
  const { rows } = await pool.query<{ slugs: readonly string[] }>(
    `select array[e.slug, e.published_slug, e.data->>'slug', e.published->>'slug', u.val, w.val, p.val] as slugs
     from content.entry e
     join content.entry_unique u on u.entry_id = e.id and u.field = 'slug'
     join content.entry_index w on w.entry_id = e.id and w.field = 'slug' and w.stage = 0
     join content.entry_index p on p.entry_id = e.id and p.field = 'slug' and p.stage = 1
     where e.tenant_id = 1 and e.type = 'article' order by e.slug`,
  )
  const copies = Array.from({ length: COPIES }, (_, place) => `${ORIGINAL_SLUG}-0-${place + 1}`)
  expect(rows.map(({ slugs }) => [...new Set(slugs)])).toEqual([`${ORIGINAL_SLUG}-0`, ...copies].map((slug) => [slug]))
})

test('each copy is an hour older than the one before, in storage, lists and its own document', async () => {
  const { rows } = await pool.query<{ id: string; age: number; inList: number; inIndex: number; inDocument: string }>(
    `select e.id, extract(epoch from max(e.publish_from) over () - e.publish_from)::int as age,
       row_number() over (order by e.published_position)::int as "inList",
       (select row_number from (select i.entry_id, row_number() over (order by i.position) from content.entry_index i where i.field = 'slug' and i.stage = 1 and i.type = 'article') i
         where i.entry_id = e.id)::int as "inIndex",
       extract(epoch from max(e.publish_from) over () - (e.published->>'publishFrom')::timestamptz)::int as "inDocument"
     from content.entry e where e.tenant_id = 1 and e.type = 'article' order by e.slug`,
  )
  const created = rows.map(({ id }) => decodeTime(id))
  expect(created.map((time) => ((created[0] ?? 0) - time) / 1000)).toEqual(rows.map(({ age }) => age))
  expect(rows.map(({ id: _id, ...row }) => row)).toEqual(
    [0, 1, 2, 3].map((hours) => ({ age: hours * 3600, inList: hours + 1, inIndex: hours + 1, inDocument: hours * 3600 })),
  )
})

test('a copy is found by the number in its lead', async () => {
  const { rows } = await pool.query<{ lead: string; holds: boolean }>(
    `select e.published#>>'{lead,ja}' as lead, bool_or(strpos(t.body, 'number 00000') > 0 and t.grams @> $1::int[]) as holds
     from content.entry e join content.entry_text t on t.tenant_id = 1 and t.entry_id = e.id where e.tenant_id = 1 and e.type = 'article' group by e.slug, 1 order by e.slug`,
    [[false, true].flatMap((numbersByThree) => gramsOfWords(['00000'], { tenant: 1, type: 'article', stage: 0 }, { numbersByThree }))],
  )
  expect(rows).toEqual([
    { lead: '導入文です。 number 0', holds: false },
    ...Array.from({ length: COPIES }, () => ({ lead: '導入文です。 number 00000', holds: true })),
  ])
})

test('another tenant gets every row too, its search words hashed for itself', async () => {
  await copyTenant(database.url, [2])
  for (const table of [
    'media',
    'entry',
    'entry_revision',
    'entry_index',
    'entry_unique',
    'entry_search',
    'entry_reference',
    'entry_media',
    'audit_event',
  ]) {
    const own = ['tenant_id', ...(table === 'media' ? ['path'] : table === 'audit_event' ? ['id'] : [])]
    const { rows } = await pool.query<{ copied: readonly object[]; original: readonly object[] }>(
      `select jsonb_agg(to_jsonb(r) - $1::text[] order by (to_jsonb(r) - $1::text[])::text) filter (where tenant_id = 1) as original,
         jsonb_agg(to_jsonb(r) - $1::text[] order by (to_jsonb(r) - $1::text[])::text) filter (where tenant_id = 2) as copied
       from content.${table} r`,
      [own],
    )
    expect(rows[0]?.original.length).toBeGreaterThan(0)
    expect(rows[0]?.copied).toEqual(rows[0]?.original)
  }
  const { rows: texts } = await pool.query<{ tenant_id: number; count: number }>(
    'select tenant_id, count(*)::int from content.entry_text group by tenant_id order by tenant_id',
  )
  expect(texts).toEqual([
    { tenant_id: 1, count: expect.any(Number) },
    { tenant_id: 2, count: texts[0]?.count },
  ])
  const { rows: shared } = await pool.query(
    'select from content.entry_text a join content.entry_text b on a.tenant_id = 1 and b.tenant_id = 2 and a.grams && b.grams',
  )
  expect(shared).toEqual([])
})

test('every index is there again', async () => {
  expect(indexes.length).toBeGreaterThan(20)
  expect(await indexNames()).toEqual(indexes)
})
