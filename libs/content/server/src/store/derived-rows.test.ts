import { contentTypeOf } from '@captain/content-core'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { STAFF, startContent, type ContentUnderTest, type Json } from '../testing/content-under-test.ts'
import { diner } from '../testing/test-tenants.ts'
import { SYSTEM_AUTHOR } from './author.ts'
import { sql } from '../database/sql.ts'
import { byKeptPlans } from './by-kept-plans.ts'
import { ENTRY_COLUMNS, type EntryRow } from './entry-row.ts'
import { writeDerived } from './write-derived.ts'

let content: ContentUnderTest
let dish: string

beforeAll(async () => {
  content = await startContent()
})
beforeEach(async () => {
  await content.pool.query('delete from content.entry_reference; delete from content.entry')
  const genre = await content.create('genre', { name: { ja: '軽食' } })
  dish = String((await content.create('dish', { name: { ja: 'カレー' }, genre: genre['id'], price: { amount: 900 } }))['id'])
})
afterAll(() => content.stop())

const TABLES = ['entry_index', 'entry_search', 'entry_text', 'entry_reference', 'entry_media', 'entry_account', 'entry_unique'] as const

type Row = Readonly<Record<string, unknown>>

/** Returns all derived rows; with `xmin`, the transaction that wrote each. */
const derived = async (columns = ''): Promise<Readonly<Record<string, readonly Row[]>>> => {
  const all: Record<string, readonly Row[]> = {}
  for (const table of TABLES)
    all[table] = (await content.pool.query<Row>(`select *${columns} from content.${table} t order by t::text`)).rows
  return all
}

const rewriteFromNothing = async (): Promise<void> => {
  for (const table of TABLES) await content.pool.query(`delete from content.${table}`)
  await content.services.store.forTenant(SYSTEM_AUTHOR, diner).write(async (tx) => {
    const rows = await tx.rows<EntryRow>(sql`select ${ENTRY_COLUMNS} from content.entry e where e.tenant_id = ${diner.number}`)
    const records = rows.flatMap((row) => {
      const type = contentTypeOf(diner, row.type)
      return type === null ? [] : [{ type, row }]
    })
    await byKeptPlans(tx, () => writeDerived(tx, records, []))
  })
}

const post = (n: number) => ({
  title: { ja: `記事${n}` },
  slug: `post-${n}`,
  lead: { ja: '導入' },
  body: null,
  tags: ['海'],
  dishes: [dish],
})

const current = async (place: number): Promise<Json | null> => {
  const { rows } = await content.pool.query<Json>(
    `select id, lock_version as "lockVersion", null as next from content.entry where type = 'post' order by id`,
  )
  return rows[place % Math.max(1, rows.length)] ?? null
}

type Step = { readonly does: string; readonly place: number; readonly n: number }

const CHANGES = [
  (n: number) => ({ title: { ja: `題${n}`, en: n % 2 === 0 ? 'A title' : null } }),
  (n: number) => ({ slug: `moved-${n}` }),
  (n: number) => ({ tags: n % 2 === 0 ? [] : [`札${n}`, '山'], topic: 'news' }),
  (n: number) => ({ dishes: n % 2 === 0 ? [] : [dish], isPinned: n % 3 === 0 }),
  (n: number) => ({ isHidden: n % 2 === 0, secretNote: `控え${n}` }),
] as const

/** Runs a step, which may be rejected: the rows must be right then, too. */
const run = async ({ does, place, n }: Step, count: number): Promise<void> => {
  if (does === 'create') return void (await content.call('POST', `${STAFF}/post`, { body: post(count) }))
  const record = await current(place)
  if (record === null) return
  if (does === 'save') return void (await content.patch('post', record, CHANGES[n % CHANGES.length]?.(n) ?? {}))
  if (does === 'delete') return void (await content.call('DELETE', `${STAFF}/post/${String(record['id'])}`))
  if (does === 'restore') return void (await content.call('POST', `${STAFF}/post/${String(record['id'])}/restore`))
  await content.transition('post', record, does)
}

const steps = fc.array(
  fc.record({
    does: fc.constantFrom('create', 'save', 'save', 'save', 'publish', 'publish', 'unpublish', 'delete', 'restore'),
    place: fc.nat(3),
    n: fc.nat(20),
  }),
  { minLength: 3, maxLength: 14 },
)

it('leaves the rows that writing from nothing leaves, after any saves', async () => {
  let count = 0
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      for (const step of [{ does: 'create', place: 0, n: 0 }, ...all]) await run(step, (count += 1))
      const kept = await derived()
      await rewriteFromNothing()
      expect(kept).toEqual(await derived())
    }),
    { numRuns: 25 },
  )
})

const published = async (): Promise<Json> => {
  const draft = await content.create('post', post(1))
  return (await content.transition('post', draft, 'publish')).body
}

it.each([
  [
    'an extra value',
    `insert into content.entry_index select tenant_id, entry_id, type, stage, field, 'wrong', position from content.entry_index where field = 'tags'`,
  ],
  ['a missing value', `delete from content.entry_index where field = 'tags'`],
  ['a wrong position', `update content.entry_index set position = 'wrong'`],
  ['a missing text', 'delete from content.entry_text'],
  [
    'an unused text',
    `insert into content.entry_text select tenant_id, entry_id, 1, 'wrong', '{1}' from content.entry_search where type = 'post' and stage = 0`,
  ],
  ['a text of another', `update content.entry_search set fingerprint = 1, type = 'wrong'`],
  ['a text in the form of earlier versions', `update content.entry_search set fingerprint = null, body = 'wrong', grams = '{1}'`],
  ['a missing search row', 'delete from content.entry_search'],
  ['a wrong reference', `update content.entry_reference set on_delete = 'restrict'`],
  ['a missing reference', 'delete from content.entry_reference'],
  [
    'an unused unique value',
    `insert into content.entry_unique select tenant_id, type, field, 'wrong', entry_id from content.entry_unique where type = 'post'`,
  ],
  ['a missing unique value', `delete from content.entry_unique where type = 'post'`],
])('corrects %s by the next save', async (_what, wrong) => {
  const record = await published()
  await content.pool.query(wrong)
  expect((await content.patch('post', record, { topic: 'event' })).status).toBe(200)
  const kept = await derived()
  await rewriteFromNothing()
  const ofPosts = (rows: readonly Row[] = []) => rows.filter((row) => (row['entry_id'] ?? row['src_id']) === record['id'])
  for (const [table, rows] of Object.entries(await derived())) expect(ofPosts(kept[table])).toEqual(ofPosts(rows))
})

it('writes the rows that differ, and none of the copy that stays', async () => {
  const record = await published()
  const before = await derived(', xmin')
  expect((await content.patch('post', record, { topic: 'event' })).status).toBe(200)
  const after = await derived(', xmin')
  const rewritten = TABLES.flatMap((table) => {
    const known = new Set(before[table]?.map((row) => JSON.stringify(row)))
    return (after[table] ?? []).filter((row) => !known.has(JSON.stringify(row))).map((row) => [table, row['stage'], row['field']])
  })
  expect(rewritten).toEqual([['entry_index', 0, 'topic']])
})
