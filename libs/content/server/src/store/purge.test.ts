import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { STAFF, startContent, type ContentUnderTest, type Json } from '../testing/content-under-test.ts'
import { purgeTrash, TRASH_LOCK } from './purge.ts'

let content: ContentUnderTest
let genre: Json
let number = 0

beforeAll(async () => {
  // These tests count what a round of theirs removes.
  content = await startContent({ purges: false })
  genre = await content.create('genre', { name: { ja: '軽食' }, isPublished: true })
})
afterAll(() => content.stop())

const dish = () => content.create('dish', { name: { ja: `料理${(number += 1)}` }, genre: genre.id, price: { amount: 1 } })
const remove = (type: string, { id }: Json) => content.call('DELETE', `${STAFF}/${type}/${id}`)
const age = (days: number, ids: readonly string[]) =>
  content.pool.query(`update content.entry set deleted_at = now() - make_interval(days => $1::int) where id = any($2)`, [days, ids])
const statusOf = async (type: string, { id }: Json) => (await content.call('GET', `${STAFF}/${type}/${id}`)).status
const logged: unknown[] = []
const purge = () => {
  logged.length = 0
  const { store, tenants, media, log } = content.services
  return purgeTrash({ store, tenants, media, log: { ...log, error: (details: object) => void logged.push((details as Json)['tenant']) } })
}

const TABLES = [
  'entry_revision',
  'entry_media',
  'entry_account',
  'entry_index',
  'entry_unique',
  'entry_search',
  'entry_text',
  'redirect',
] as const
const rowsOf = async ({ id }: Json) => {
  const counts = TABLES.map((table) => `select 1 from content.${table} where entry_id = $1`)
  const { rowCount } = await content.pool.query(
    `${counts.join(' union all ')} union all select 1 from content.entry_reference where src_id = $1`,
    [id],
  )
  return rowCount ?? 0
}

it('removes what has been in the trash for more than 30 days, with everything made from it', async () => {
  const [old, fresh, live] = [await dish(), await dish(), await dish()]
  const review = await content.create('review', { text: '一緒', dish: old.id })
  await remove('dish', old)
  await remove('dish', fresh)
  await age(31, [old.id, review.id])
  await age(29, [fresh.id])
  await purge()
  expect([await statusOf('dish', old), await statusOf('review', review)]).toEqual([404, 404])
  expect([await rowsOf(old), await rowsOf(review)]).toEqual([0, 0])
  expect([await statusOf('dish', fresh), await statusOf('dish', live)]).toEqual([200, 200])
  const { rows } = await content.pool.query(
    `select actor_id, actor_name, type from content.audit_event where action = 'purge' and entry_id = $1`,
    [old.id],
  )
  expect(rows).toEqual([{ actor_id: null, actor_name: 'Captain', type: 'dish' }])
})

it('goes through more than a batch, in every tenant', async () => {
  const made = await dish()
  await remove('dish', made)
  await age(40, [made.id])
  await content.pool.query(
    `insert into content.entry select made.* from content.entry e cross join generate_series(1, 1200) n
      cross join lateral jsonb_populate_record(e, jsonb_build_object('id', overlay(e.id placing lpad(n::text, 6, '0') from 21),
        'tenant_id', case when n % 2 = 0 then 902 else 901 end)) made where e.id = $1`,
    [made.id],
  )
  await purge()
  expect((await content.pool.query(`select 1 from content.entry where deleted_at < now() - interval '30 days'`)).rowCount).toBe(0)
})

it('removes a record that one in the trash still names', async () => {
  const [used, other] = [await dish(), await dish()]
  const post = await content.create('post', { title: { ja: '記事' }, dishes: [used.id, other.id] })
  await remove('post', post)
  await remove('dish', used)
  await age(31, [used.id])
  await purge()
  expect(await statusOf('dish', used)).toBe(404)
  expect((await content.call('POST', `${STAFF}/post/${post.id}/restore`)).body).toMatchObject({ dishes: [other.id] })
})

it('leaves the work to the process that is at it', async () => {
  const made = await dish()
  await remove('dish', made)
  await age(31, [made.id])
  const client = await content.pool.connect()
  try {
    await client.query('begin; select pg_advisory_xact_lock($1, $2)'.replace('$1', String(TRASH_LOCK)).replace('$2', '901'))
    await purge()
    expect(await statusOf('dish', made)).toBe(200)
  } finally {
    await client.query('rollback')
    client.release()
  }
  await purge()
  expect(await statusOf('dish', made)).toBe(404)
})

const sent = (count: number, age: string) =>
  content.pool.query(
    `with hook as (
       insert into content.webhook (tenant_id, id, name, url, events, sealed_secret, created_at, created_by_name, updated_at)
       values (901, $1, '配信先', 'https://hook.example/', '{published}', '', now(), '', now()) returning id)
     insert into content.webhook_delivery (tenant_id, id, webhook_id, event, state, occurred_at, next_attempt_at, created_at)
     select 901, hook.id || n, hook.id, 'published', 'delivered', now() - $3::interval, now(), now() - $3::interval
     from hook, generate_series(1, $2::int) n`,
    [`hook-${age}`, count, age],
  )

/** Returns the number of rows of a table that each statement of the work removed. */
const removedFrom = async (table: string, work: () => Promise<unknown>): Promise<readonly number[]> => {
  await content.pool.query(`
    create table content.removed (number int);
    create function content.count_removed() returns trigger language plpgsql security definer as
      $$ begin insert into content.removed select count(*) from gone; return null; end $$;
    create trigger counted after delete on content.${table} referencing old table as gone
      for each statement execute function content.count_removed()`)
  await work()
  expect(logged).toEqual([])
  expect(logged).toEqual([])
  const { rows } = await content.pool.query<{ number: number }>('select number from content.removed where number > 0')
  await content.pool.query(`drop trigger counted on content.${table}; drop function content.count_removed; drop table content.removed`)
  return rows.map(({ number: one }) => one)
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0)

it('forgets what webhooks were sent, a part at a time', async () => {
  await sent(1200, '31 days')
  await sent(3, '29 days')
  const removed = await removedFrom('webhook_delivery', purge)
  expect(sum(removed)).toBe(1200)
  expect(Math.max(...removed)).toBeLessThanOrEqual(500)
  expect((await content.pool.query('select 1 from content.webhook_delivery')).rowCount).toBe(3)
})

it('forgets what an operation would need to be undone, a part at a time', async () => {
  await content.pool.query(
    `insert into content.operation (tenant_id, id, type, action, created_at)
      values (901, 'wide', 'dish', 'delete', now() - interval '2 hours'), (901, 'fresh', 'dish', 'delete', now() - interval '50 minutes')`,
  )
  const { id } = await dish()
  await content.pool.query(
    `insert into content.entry select made.* from content.entry e cross join generate_series(1, 1200) n
      cross join lateral jsonb_populate_record(e, jsonb_build_object('id', overlay(e.id placing lpad(n::text, 6, '0') from 21))) made where e.id = $1`,
    [id],
  )
  await content.pool.query(
    `insert into content.operation_item (tenant_id, operation_id, entry_id, lock_version)
      select 901, o.id, e.id, 1 from content.operation o join content.entry e on e.tenant_id = 901 and e.type = 'dish' and left(e.id, 20) = left($1, 20)
      where o.id = 'wide' or e.id = $1`,
    [id],
  )
  const removed = await removedFrom('operation_item', purge)
  expect(sum(removed)).toBe(1201)
  expect(Math.max(...removed)).toBeLessThanOrEqual(500)
  expect((await content.pool.query('select operation_id from content.operation_item')).rows).toEqual([{ operation_id: 'fresh' }])
  const many = await removedFrom('operation', async () => {
    await content.pool.query(
      `insert into content.operation (tenant_id, id, type, action, created_at)
        select 901, 'o' || n, 'dish', 'delete', now() - interval '2 hours' from generate_series(1, 1200) n`,
    )
    await purge()
  })
  expect([sum(many), Math.max(...many)]).toEqual([1200, 500])
})

it('forgets files that nobody goes on importing, a part at a time', async () => {
  await content.pool.query(
    `insert into content.import (tenant_id, id, type, account_id, file_name, created_at)
      select 901, 'i' || n, 'dish', 'owner', 'a.csv', now() - (case when n > 120 then '50 minutes' else '2 hours' end)::interval from generate_series(1, 121) n`,
  )
  const removed = await removedFrom('import', purge)
  expect(sum(removed)).toBe(120)
  expect(Math.max(...removed)).toBeLessThanOrEqual(50)
})

const picture = async (color: string): Promise<Json> => {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: color } })
    .png()
    .toBuffer()
  const raw = new FormData()
  raw.set('file', new File([new Uint8Array(bytes)], 'a.png', { type: 'image/png' }))
  return (await content.call('POST', `${STAFF}/media`, { raw })).body
}

const agePicture = ({ id }: Json, source: string, days: number) =>
  content.pool.query(`update content.media set source = $2, created_at = now() - make_interval(days => $3::int) where id = $1`, [
    id,
    source,
    days,
  ])

it('removes pictures of the AI that nobody has used for 30 days, with their files', async () => {
  const [old, used, fresh, uploaded] = [await picture('#a00'), await picture('#0a0'), await picture('#00a'), await picture('#aa0')]
  await content.create('dish', { name: { ja: '絵のある料理' }, genre: genre.id, price: { amount: 1 }, picture: used.id })
  // Only now, because the server purges by itself, too.
  await Promise.all([
    agePicture(old, 'ai', 31),
    agePicture(used, 'ai', 31),
    agePicture(fresh, 'ai', 29),
    agePicture(uploaded, 'upload', 400),
  ])
  await purge()
  const there = (one: Json) => content.call('GET', String(one['url']), { as: 'guest' }).then(({ status }) => status)
  expect([await there(old), await there(used), await there(fresh), await there(uploaded)]).toEqual([404, 200, 200, 200])
  const { rows } = await content.pool.query(`select action, actor_name from content.audit_event where entry_id = $1 and action = 'purge'`, [
    old.id,
  ])
  expect(rows).toEqual([{ action: 'purge', actor_name: 'Captain' }])
})

it('goes on with the other tenants where one fails', async () => {
  const made = await dish()
  await remove('dish', made)
  await age(31, [made.id])
  await content.pool.query(
    `insert into content.entry select made.* from content.entry e
      cross join lateral jsonb_populate_record(e, jsonb_build_object('tenant_id', 902)) made where e.id = $1`,
    [made.id],
  )
  await content.pool.query(`
    create function content.refuse_removal() returns trigger language plpgsql as $$ begin raise 'not now'; end $$;
    create trigger refused before delete on content.entry_t901 for each row execute function content.refuse_removal()`)
  await purge()
  await content.pool.query('drop trigger refused on content.entry_t901')
  expect(logged).toEqual(['diner'])
  expect((await content.pool.query('select tenant_id from content.entry where id = $1', [made.id])).rows).toEqual([{ tenant_id: 901 }])
  await purge()
})

it('happens when a process starts', async () => {
  const made = await dish()
  await remove('dish', made)
  await age(31, [made.id])
  await content.second()
  await expect.poll(() => statusOf('dish', made), { timeout: 60_000 }).toBe(404)
})
