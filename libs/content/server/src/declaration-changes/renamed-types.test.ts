import { text } from '@captain/content-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renameTypes } from './rename-types.ts'
import { rewriteRecords, startRewriting } from './rewrite-records.ts'
import { delivered, innWith, openInn, published, record, save, type Inn } from './testing/inn.ts'
import { RENAMING } from './words.ts'

const FIELDS = { photo: text({ maxBytes: 90, public: true }) }
const VALUES = { name: { ja: '松の間' }, slug: 'pine', photo: 'pine.jpg' }

const BEFORE = innWith({ fields: FIELDS })
const AFTER = innWith({ fields: FIELDS, name: 'guest-room', was: 'room' })

let inn: Inn

beforeEach(async () => {
  inn = await openInn()
})
afterEach(() => inn.close())

const typesIn = async (table: string): Promise<readonly string[]> =>
  (await inn.pool.query<{ type: string }>(`select distinct type from content.${table} where tenant_id = 903 order by type`)).rows.map(
    ({ type }) => type,
  )

const add = (statement: string) => inn.pool.query(statement)

test('records of a renamed type keep their lists, search, history, views, keys and webhooks', async () => {
  const services = await inn.start(BEFORE)
  const id = await published(services, VALUES)
  await save(services, id, { slug: 'pine-room' })
  await add(`
    insert into content.saved_view (tenant_id, id, type, name, is_shared, query, created_at, updated_at)
      values (903, 'v', 'room', '部屋', true, '{}', now(), now());
    insert into content.api_key (tenant_id, id, name, hash, last_four, scopes, content_types, created_at, created_by_name)
      values (903, 'k', 'key', 'x', '0000', '{content:read}', '{room,other}', now(), 'x');
    insert into content.webhook (tenant_id, id, name, url, content_types, events, sealed_secret, created_at, created_by_name, updated_at)
      values (903, 'w', 'hook', 'https://inn.example', '{room}', '{publish}', 'x', now(), 'x', now())`)
  const renamed = await inn.start(AFTER)
  expect(renamed.refused.size).toBe(0)
  expect(await delivered(renamed, 'guest-room?limit=3')).toMatchObject({ items: [{ id, photo: 'pine.jpg' }] })
  expect(await delivered(renamed, 'room/pine')).toMatchObject({ id })
  await save(renamed, id, { photo: 'new.jpg' })
  expect(await record(renamed, id)).toMatchObject({ photo: 'new.jpg' })
  for (const table of ['entry', 'entry_index', 'entry_search', 'entry_unique', 'redirect', 'saved_view', 'declared_type'])
    expect([table, await typesIn(table)]).toEqual([table, (await typesIn(table)).length === 0 ? [] : ['guest-room']])
  const { rows } = await inn.pool.query(`select content_types from content.api_key union all select content_types from content.webhook`)
  expect(rows).toEqual([{ content_types: ['guest-room', 'other'] }, { content_types: ['guest-room'] }])
  expect(await typesIn('audit_event')).toEqual(['guest-room', 'room'])
  const revisions = await inn.pool.query(`select number from content.entry_revision where entry_id = $1`, [id])
  expect(revisions.rowCount).toBeGreaterThan(2)
})

test('a record that a server with the earlier declaration adds later gets the new name', async () => {
  const earlier = await inn.start(BEFORE)
  await published(earlier, VALUES)
  const renamed = await inn.start(AFTER)
  const late = await published(earlier, { ...VALUES, slug: 'oak' })
  expect(await renameTypes(renamed, AFTER, () => true)).toBe(true)
  expect(await record(renamed, late)).toMatchObject({ slug: 'oak' })
  expect(await renameTypes(renamed, AFTER, () => false)).toBe(true)
})

test('a running server finishes the renaming, and renames what a server with the earlier declaration adds', async () => {
  const earlier = await inn.start(BEFORE)
  await published(earlier, VALUES)
  const renamed = await inn.start(AFTER)
  renamed.refused.set('inn', RENAMING)
  const { stop } = startRewriting(renamed, 20)
  try {
    await expect.poll(() => renamed.refused.size).toBe(0)
    const late = await published(earlier, { ...VALUES, slug: 'oak' })
    await expect.poll(() => typesIn('entry')).toEqual(['guest-room'])
    expect(await record(renamed, late)).toMatchObject({ slug: 'oak' })
  } finally {
    await stop()
  }
})

test('a tenant that waited for its renamed types gets its fixed records', async () => {
  await published(await inn.start(BEFORE), VALUES)
  const [type] = AFTER.contentTypes
  if (type === undefined) throw new Error('the inn has rooms')
  const fixed = { key: 'photo', records: [{ photo: 'pine.jpg' }, { photo: 'oak.jpg' }] }
  const renamed = await inn.start({ ...AFTER, contentTypes: [{ ...type, fixedRecords: fixed }] })
  renamed.refused.set('inn', RENAMING)
  const { stop } = startRewriting(renamed, 20)
  try {
    await expect.poll(async () => (await inn.pool.query('select from content.entry')).rowCount).toBe(2)
  } finally {
    await stop()
  }
})

test('an interrupted renaming is continued, and the tenant does not run meanwhile', async () => {
  await published(await inn.start(BEFORE), VALUES)
  const services = await inn.start(BEFORE)
  expect(await renameTypes(services, AFTER, () => false)).toBe(false)
  expect(await typesIn('entry')).toEqual(['room'])
  const renamed = await inn.start(AFTER)
  await rewriteRecords(renamed)
  expect(await typesIn('entry')).toEqual(['guest-room'])
})

test('records of a removed type are deleted on purpose, unless others refer to them', async () => {
  const id = await published(await inn.start(BEFORE), VALUES)
  const services = await inn.start(innWith({ fields: {} }, 'none', { room: 'drop' }))
  expect(services.refused.size).toBe(0)
  await rewriteRecords(services)
  expect(await typesIn('entry')).toEqual([])
  expect(await typesIn('declared_type')).toEqual([])
  const { rows } = await inn.pool.query(`select entry->>'id' as id from content.former_value`)
  expect(rows).toEqual([{ id }])
})
