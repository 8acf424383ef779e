import { boolean, int, select, text, type Fields, type Tenant, type Values } from '@captain/content-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sql } from '../database/sql.ts'
import { contentReads, createMakeAnswer } from '../delivery/public-answers.ts'
import { tenantOf, type ContentServices } from '../services.ts'
import { projection } from '../staff-api/listed-fields.ts'
import { planDeclarations } from './plan-declarations.ts'
import { rewriteRecords, startRewriting } from './rewrite-records.ts'
import { delivered, innWith, openInn, published, record, roomOf, save, type Inn } from './testing/inn.ts'
import { wordsOf } from './words.ts'

const BEFORE = innWith({
  fields: {
    photo: text({ maxBytes: 90, public: true }),
    kind: select({ options: ['open', 'private'], public: true }),
    beds: text({ maxBytes: 20, public: true }),
    leaflet: text({ maxBytes: 90 }),
  },
  filters: ['kind'],
})

const VALUES = { name: { ja: '松の間' }, slug: 'pine', photo: 'pine.jpg', kind: 'private', beds: '2', leaflet: '裏面' }

let inn: Inn

const start = (tenant: Tenant): Promise<ContentServices> => inn.start(tenant)
const stored: Inn['stored'] = (id) => inn.stored(id)

beforeEach(async () => {
  inn = await openInn()
})
afterEach(() => inn.close())

const AFTER = innWith({
  fields: {
    picture: text({ maxBytes: 90, public: true, required: 'publish', was: 'photo' }),
    kind: select({ options: ['open', 'closed'], public: true, optionsWere: { private: 'closed' } }),
    beds: int({ public: true, convert: (earlier) => Number(earlier) }),
    place: text({ maxBytes: 90, public: true, required: true, defaultValue: '東館' }),
  },
  removedFields: { leaflet: 'keep' },
  filters: ['kind'],
})

const NOW = { picture: 'pine.jpg', kind: 'closed', beds: 2, place: '東館' }

test('a record is shown as its declaration is now, before and after it is written again', async () => {
  const id = await published(await start(BEFORE), VALUES)
  const services = await start(AFTER)
  expect(services.refused.size).toBe(0)
  expect(await delivered(services, 'room/pine')).toMatchObject(NOW)
  expect(await delivered(services, 'room?limit=3')).toMatchObject({ items: [NOW] })
  expect(await record(services, id)).toMatchObject(NOW)
  expect((await stored(id)).kinds).toEqual(['private', 'private'])
  await rewriteRecords(services)
  const { data, published: copy, kinds } = await stored(id)
  expect([data, copy, kinds]).toEqual([expect.objectContaining(NOW), expect.objectContaining(NOW), ['closed', 'closed']])
  expect(await delivered(services, 'room?filter[kind]=closed')).toMatchObject({ items: [NOW] })
})

test('previews and files of a list have renamed values before records are written again', async () => {
  const id = await published(await start(BEFORE), VALUES)
  const services = await start(AFTER)
  const { tenant, type } = roomOf(services)
  const { data } = await services.store.forPublic(tenant).read(async (tx) => {
    const names = ['picture', 'kind', 'beds']
    const [row] = await tx.rows<{ data: Values }>(
      sql`select ${projection(type, sql`e.data`, names)} as data from content.entry e where e.id = ${id}`,
    )
    return row ?? { data: {} }
  })
  expect(data).toMatchObject({ picture: 'pine.jpg' })
})

test('a server with the earlier declaration goes on next to this one, and loses no value', async () => {
  const earlier = await start(BEFORE)
  const id = await published(earlier, VALUES)
  const { photo: _photo, ...others } = BEFORE.contentTypes[0]?.fields ?? {}
  const fields = Object.fromEntries(
    ['kind', 'beds', 'leaflet'].flatMap((name) => (others[name] === undefined ? [] : [[name, others[name]]])),
  )
  const later = await start(
    innWith({
      fields: {
        ...fields,
        picture: text({ maxBytes: 90, public: true, was: 'photo' }),
        place: text({ maxBytes: 90, public: true, required: true, defaultValue: '東館' }),
      },
      filters: ['kind'],
    }),
  )
  await rewriteRecords(later)
  await save(earlier, id, { photo: 'new.jpg' })
  expect(await record(later, id)).toMatchObject({ picture: 'new.jpg', place: '東館' })
  await save(later, id, { picture: 'newest.jpg' })
  expect(await record(earlier, id)).toMatchObject({ photo: 'newest.jpg', leaflet: '裏面' })
  const { photo, ...rest } = VALUES
  const added = await published(later, { ...rest, picture: photo, place: '西館', slug: 'plum' })
  await save(earlier, added, { name: { ja: '桜の間' } })
  expect(await record(later, added)).toMatchObject({ name: { ja: '桜の間' }, picture: 'pine.jpg', place: '西館' })
})

test('a field gets its earlier name back', async () => {
  const id = await published(await start(BEFORE), VALUES)
  const { photo: _photo, ...others } = BEFORE.contentTypes[0]?.fields ?? {}
  const fields = Object.fromEntries(
    ['kind', 'beds', 'leaflet'].flatMap((name) => (others[name] === undefined ? [] : [[name, others[name]]])),
  )
  const renamed = await start(innWith({ fields: { ...fields, picture: text({ maxBytes: 90, public: true, was: 'photo' }) } }))
  await rewriteRecords(renamed)
  await save(renamed, id, { picture: 'new.jpg' })
  const back = await start(innWith({ fields: { ...fields, photo: text({ maxBytes: 90, public: true, was: 'picture' }) } }))
  expect(back.refused.size).toBe(0)
  expect(await record(back, id)).toMatchObject({ photo: 'new.jpg' })
})

test('a save of another field loses no value, whether or not the declaration knows it', async () => {
  const id = await published(await start(BEFORE), VALUES)
  const services = await start(AFTER)
  await save(services, id, { name: { ja: '竹の間' } })
  expect((await stored(id)).data).toMatchObject({ ...NOW, photo: 'pine.jpg', leaflet: '裏面', name: { ja: '竹の間' } })
  expect(await record(services, id)).not.toHaveProperty('leaflet')
  expect(await record(services, id)).not.toHaveProperty('photo')
})

test('what the declaration drops on purpose is deleted', async () => {
  const id = await published(await start(BEFORE), VALUES)
  const { photo, kind, beds } = BEFORE.contentTypes[0]?.fields ?? {}
  if (photo === undefined || kind === undefined || beds === undefined) throw new Error('the room has these fields')
  const services = await start(innWith({ fields: { photo, kind, beds }, removedFields: { leaflet: 'drop' }, filters: ['kind'] }))
  await rewriteRecords(services)
  const { data, published: copy } = await stored(id)
  expect([data, copy].map((one) => 'leaflet' in one)).toEqual([false, false])
})

test('what was kept first is deleted once the declaration drops it', async () => {
  const id = await published(await start(BEFORE), VALUES)
  const { photo, kind, beds } = BEFORE.contentTypes[0]?.fields ?? {}
  if (photo === undefined || kind === undefined || beds === undefined) throw new Error('the room has these fields')
  const without = (leaflet: 'keep' | 'drop') => innWith({ fields: { photo, kind, beds }, removedFields: { leaflet }, filters: ['kind'] })
  await rewriteRecords(await start(without('keep')))
  expect((await stored(id)).data).toMatchObject({ leaflet: '裏面' })
  await rewriteRecords(await start(without('drop')))
  const { data, published: copy } = await stored(id)
  expect([data, copy].map((one) => 'leaflet' in one)).toEqual([false, false])
})

test('a value that was kept does not come back in a field of another kind', async () => {
  await published(await start(BEFORE), VALUES)
  const { photo, kind, beds } = BEFORE.contentTypes[0]?.fields ?? {}
  if (photo === undefined || kind === undefined || beds === undefined) throw new Error('the room has these fields')
  const without = innWith({ fields: { photo, kind, beds }, removedFields: { leaflet: 'keep' }, filters: ['kind'] })
  await rewriteRecords(await start(without))
  expect((await start(without)).refused.size).toBe(0)
  const again = (leaflet: Fields[string]) => innWith({ fields: { photo, kind, beds, leaflet }, filters: ['kind'] })
  expect((await start(again(int({ public: true })))).refused.get('inn')).toContain('✗ inn.room.leaflet: 種類が int に変わります（1件）')
  const services = await start(again(text({ maxBytes: 90, public: true })))
  expect(services.refused.size).toBe(0)
  expect(await delivered(services, 'room/pine')).toMatchObject({ leaflet: '裏面' })
})

test.each([
  ['makes no value of the kind', (earlier: unknown) => Number(earlier)],
  ['throws', (earlier: unknown) => (earlier === '二' ? JSON.parse('二') : Number(earlier))],
])('a tenant does not run if the conversion of a stored value %s', async (_what, convert) => {
  const first = await start(BEFORE)
  await published(first, VALUES)
  const id = await published(first, { ...VALUES, slug: 'bamboo', beds: '二' })
  const { photo, kind, leaflet } = BEFORE.contentTypes[0]?.fields ?? {}
  if (photo === undefined || kind === undefined || leaflet === undefined) throw new Error('the room has these fields')
  const declared = (beds: Fields[string]) => innWith({ fields: { photo, kind, leaflet, beds }, filters: ['kind'] })
  const refusal = (await start(declared(int({ public: true, convert })))).refused.get('inn')
  expect(refusal).toContain('✗ inn.room.beds: 種類が int に変わります（1件）')
  const orNull = (earlier: unknown) => (earlier === '二' ? null : Number(earlier))
  const services = await start(declared(int({ public: true, convert: orNull })))
  expect(services.refused.size).toBe(0)
  expect(await record(services, id)).toMatchObject({ beds: null })
})

test('a plan counts the records of all pages', async () => {
  const id = await published(await start(BEFORE), VALUES)
  await inn.pool.query(
    `insert into content.entry select (jsonb_populate_record(e, jsonb_build_object('id', e.id || lpad(n::text, 5, '0')))).*
     from content.entry e cross join generate_series(1, 4100) n where e.id = $1`,
    [id],
  )
  const services = await start(innWith({ fields: {} }))
  expect(services.refused.get('inn')).toContain('✗ inn.room.photo: フィールドがなくなります（4101件）')
})

test.each([
  [
    'a field is gone',
    { kind: select({ options: ['open', 'private'] }), beds: text({ maxBytes: 20 }), leaflet: text({ maxBytes: 90 }) },
    'inn.room.photo',
  ],
  [
    'an option is gone',
    { photo: text({ maxBytes: 90 }), kind: select({ options: ['open'] }), beds: text({ maxBytes: 20 }), leaflet: text({ maxBytes: 90 }) },
    'inn.room.kind',
  ],
  [
    'a kind is another one',
    { photo: text({ maxBytes: 90 }), kind: select({ options: ['open', 'private'] }), beds: int({}), leaflet: text({ maxBytes: 90 }) },
    'inn.room.beds',
  ],
  [
    'a new field is required',
    {
      photo: text({ maxBytes: 90 }),
      kind: select({ options: ['open', 'private'] }),
      beds: text({ maxBytes: 20 }),
      leaflet: text({ maxBytes: 90 }),
      place: text({ maxBytes: 90, required: 'publish' }),
    },
    'inn.room.place',
  ],
] as const)(
  'a tenant does not run, and nothing changes, if %s and the declaration does not say what becomes of it',
  async (_what, fields, path) => {
    const id = await published(await start(BEFORE), VALUES)
    const before = await stored(id)
    const services = await start(innWith({ fields }))
    expect(services.refused.get('inn')).toContain(`✗ ${path}`)
    expect(() => tenantOf(services, 'inn')).toThrow('declaration-refused')
    expect(contentReads(services, createMakeAnswer(services))('/api/v1/public/inn/room/pine')).toBeNull()
    await rewriteRecords(services)
    expect(await stored(id)).toEqual(before)
    expect((await start(BEFORE)).refused.size).toBe(0)
  },
)

test('a type with records is removed only on purpose, one without records at any time', async () => {
  const first = await start(BEFORE)
  expect((await start(innWith({ fields: {} }, 'none'))).refused.size).toBe(0)
  await start(BEFORE)
  await published(first, VALUES)
  expect((await start(innWith({ fields: {} }, 'none'))).refused.get('inn')).toContain('✗ inn.room')
  expect((await start(innWith({ fields: {} }, 'none', ['room']))).refused.size).toBe(0)
})

test('an interrupted run is continued, and records are written again once', async () => {
  const first = await start(BEFORE)
  const ids: string[] = []
  for (let place = 0; place < 60; place += 1)
    ids.push(await published(first, { ...VALUES, slug: `room-${place}`, name: { ja: `部屋${place}` } }))
  const services = await start(AFTER)
  const kinds = () => Promise.all(ids.map(async (id) => (await stored(id)).kinds[0]))
  let steps = 0
  await rewriteRecords(services, () => (steps += 1) > 1)
  expect((await kinds()).filter((kind) => kind === 'closed')).toHaveLength(50)
  await rewriteRecords(services)
  expect(await kinds()).toEqual(ids.map(() => 'closed'))
})

test('values that exceed a narrower limit are named by the plan, stay, and are delivered until their next save', async () => {
  const limited = (maxBytes: number) => innWith({ fields: { photo: text({ maxBytes, public: true }), beds: int({ max: maxBytes }) } })
  const first = await start(limited(90))
  const long = await published(first, { name: { ja: '松の間' }, slug: 'pine', photo: 'a-long-name.jpg', beds: 8 })
  await published(first, { name: { ja: '竹の間' }, slug: 'bamboo', photo: 'b.jpg', beds: null })
  const plan = await first.store.forPublic(limited(9)).read((tx) => planDeclarations(tx, { readsValues: true }))
  expect(plan?.changes).toMatchObject([
    { what: 'narrowed', field: 'beds', to: 'max: 9', count: 0 },
    { what: 'narrowed', field: 'photo', to: 'maxBytes: 9', count: 1, examples: [long] },
  ])
  expect(plan === null ? '' : wordsOf(plan)).toContain(long)
  const services = await start(limited(9))
  expect(services.refused.size).toBe(0)
  expect(await delivered(services, 'room/pine')).toMatchObject({ photo: 'a-long-name.jpg' })
  await expect(save(services, long, { photo: 'still-too-long.jpg' })).rejects.toThrow('photo')
  await save(services, long, { photo: 'c.jpg' })
  expect(await services.store.forPublic(limited(9)).read((tx) => planDeclarations(tx, { readsValues: true }))).toBeNull()
})

test('records are written again as soon as another process, which wrote them, has ended', async () => {
  const id = await published(await start(BEFORE), VALUES)
  const services = await start(AFTER)
  const other = await inn.pool.connect()
  await other.query(`select pg_advisory_lock(hashtext('declaration room'), 903)`)
  const { stop } = startRewriting(services, 20)
  try {
    expect(await rewriteRecords(services)).toBe(false)
    expect((await stored(id)).kinds).toEqual(['private', 'private'])
    await other.query(`select pg_advisory_unlock(hashtext('declaration room'), 903)`)
    await expect.poll(async () => (await stored(id)).kinds).toEqual(['closed', 'closed'])
  } finally {
    await stop()
    other.release()
  }
  expect(await rewriteRecords(services)).toBe(true)
})

test('responses that were made before lists find more are not kept, in any process', async () => {
  const fields = { isQuiet: boolean({ public: true }) }
  await published(await start(innWith({ fields })), { name: { ja: '松の間' }, slug: 'pine', isQuiet: true })
  const processes = [
    await start(innWith({ fields, filters: ['isQuiet'] })),
    await start(innWith({ fields, filters: ['isQuiet'] })),
  ] as const
  const answers = await Promise.all(
    processes.map(async (services) => {
      await expect.poll(() => services.store.changes.isHearing()).toBe(true)
      const answer = await contentReads(services, createMakeAnswer(services))('/api/v1/public/inn/room?filter[isQuiet]=true')?.answer()
      if (answer === undefined) throw new Error('rooms are public')
      return { services, ...answer }
    }),
  )
  const untouched = () => answers.map(({ services, dependencies }) => services.store.changes.isUntouched(dependencies))
  expect(untouched()).toEqual([true, true])
  await rewriteRecords(processes[0])
  await expect.poll(untouched).toEqual([false, false])
})

test('flags that lists find are indexed once they are filters', async () => {
  const fields = { isQuiet: boolean({ public: true }) }
  const id = await published(await start(innWith({ fields })), { name: { ja: '松の間' }, slug: 'pine', isQuiet: true })
  const services = await start(innWith({ fields, filters: ['isQuiet'] }))
  expect(await delivered(services, 'room?filter[isQuiet]=true')).toMatchObject({ items: [] })
  await rewriteRecords(services)
  expect(await delivered(services, 'room?filter[isQuiet]=true')).toMatchObject({ items: [{ id }] })
})
