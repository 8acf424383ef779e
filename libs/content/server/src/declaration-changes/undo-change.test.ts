import { int, select, text } from '@captain/content-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { ContentServices } from '../services.ts'
import { SYSTEM_AUTHOR } from '../store/author.ts'
import { forgetRestorePoint, purgeRestorePoints, readRestorePoints, type RestorePoint } from './restore-points.ts'
import { rewriteRecords } from './rewrite-records.ts'
import { delivered, innWith, openInn, published, record, save, type Inn } from './testing/inn.ts'
import { undoChange } from './undo-change.ts'

const BEFORE = innWith({
  fields: {
    photo: text({ maxBytes: 90, public: true }),
    kind: select({ options: ['open', 'private'], public: true }),
    beds: text({ maxBytes: 20, public: true }),
    leaflet: text({ maxBytes: 90, public: true }),
  },
  filters: ['kind'],
})

const AFTER = innWith({
  fields: {
    picture: text({ maxBytes: 90, public: true, was: 'photo' }),
    kind: select({ options: ['open', 'closed'], public: true, optionsWere: { private: 'closed' } }),
    beds: int({ public: true, convert: (earlier) => Number(earlier) }),
  },
  removedFields: { leaflet: 'drop' },
  filters: ['kind'],
  name: 'guest-room',
  was: 'room',
})

const VALUES = { name: { ja: '松の間' }, slug: 'pine', photo: 'pine.jpg', kind: 'private', beds: '2', leaflet: '裏面' }

let inn: Inn

beforeEach(async () => {
  inn = await openInn()
})
afterEach(() => inn.close())

const pointsOf = ({ store }: ContentServices): Promise<readonly RestorePoint[]> => store.forPublic(BEFORE).read(readRestorePoints)

const latestPoint = async (services: ContentServices): Promise<string> => (await pointsOf(services))[0]?.id ?? ''

test('a change is undone by its restore point: names, values, options, dropped fields and the lists', async () => {
  const id = await published(await inn.start(BEFORE), VALUES)
  const changed = await inn.start(AFTER)
  await rewriteRecords(changed)
  expect(await record(changed, id)).toMatchObject({ picture: 'pine.jpg', kind: 'closed', beds: 2 })
  expect(await pointsOf(changed)).toMatchObject([{ records: 1, words: expect.stringContaining('inn.room.photo') }])

  const back = await inn.start(BEFORE)
  expect(back.refused.size).toBe(1)
  expect(await undoChange(back, BEFORE, await latestPoint(back))).toBeNull()
  const restored = await inn.start(BEFORE)
  expect(restored.refused.size).toBe(0)
  await rewriteRecords(restored)
  const { photo, kind, beds, leaflet } = VALUES
  expect(await record(restored, id)).toMatchObject({ photo, kind, beds, leaflet })
  expect(await delivered(restored, 'room?filter[kind]=private')).toMatchObject({ items: [{ id, photo, beds }] })
  expect((await inn.stored(id)).data).not.toHaveProperty('picture')
  expect(await pointsOf(restored)).toEqual([])
})

test('an edit since the change wins where the earlier declaration accepts it; its history has the others', async () => {
  const first = await inn.start(BEFORE)
  const before = await published(first, VALUES)
  const after = await published(first, { ...VALUES, slug: 'oak' })
  const changed = await inn.start(AFTER)
  // One record is edited before it is written again, the other one afterwards.
  const edit = { picture: 'new.jpg', kind: 'open', beds: 3 }
  await save(changed, before, edit)
  await rewriteRecords(changed)
  await save(changed, after, edit)

  const back = await inn.start(BEFORE)
  expect(await undoChange(back, BEFORE, await latestPoint(back))).toBeNull()
  const restored = await inn.start(BEFORE)
  for (const id of [before, after]) {
    expect(await record(restored, id)).toMatchObject({ photo: 'new.jpg', kind: 'open', beds: '2' })
    const { rows } = await inn.pool.query(
      `select snapshot->'beds' as beds from content.entry_revision where entry_id = $1 order by number desc`,
      [id],
    )
    expect(rows).toContainEqual({ beds: 3 })
  }
  // The change may be made again.
  const again = await inn.start(AFTER)
  await rewriteRecords(again)
  expect(await record(again, after)).toMatchObject({ picture: 'new.jpg', kind: 'open', beds: 2 })
})

test('deleted records return with their history', async () => {
  const first = await inn.start(BEFORE)
  const id = await published(first, VALUES)
  await save(first, id, { photo: 'new.jpg' })
  const { rows: before } = await inn.pool.query(`select number, snapshot from content.entry_revision where entry_id = $1 order by number`, [
    id,
  ])
  const without = await inn.start(innWith({ fields: {} }, 'none', { room: 'drop' }))
  await rewriteRecords(without)
  const back = await inn.start(BEFORE)
  expect(await undoChange(back, BEFORE, await latestPoint(back))).toBeNull()
  const restored = await inn.start(BEFORE)
  expect(await record(restored, id)).toMatchObject({ photo: 'new.jpg', leaflet: '裏面' })
  expect(await delivered(restored, 'room/pine')).toMatchObject({ id, photo: 'pine.jpg' })
  const { rows } = await inn.pool.query(`select number, snapshot from content.entry_revision where entry_id = $1 order by number`, [id])
  expect(rows).toEqual(before)
})

test('a change is undone where values were kept before it', async () => {
  const { photo, leaflet, kind } = BEFORE.contentTypes[0]?.fields ?? {}
  if (photo === undefined || leaflet === undefined || kind === undefined) throw new Error('the room has these fields')
  const keeping = innWith({ fields: { photo, kind }, removedFields: { leaflet: 'keep' }, filters: ['kind'] })
  const { beds: _beds, ...values } = VALUES
  const id = await published(await inn.start(innWith({ fields: { photo, leaflet, kind }, filters: ['kind'] })), values)
  await rewriteRecords(await inn.start(keeping))
  const picture = text({ maxBytes: 90, public: true, was: 'photo' })
  const changed = await inn.start(innWith({ fields: { picture, kind }, removedFields: { leaflet: 'drop' }, filters: ['kind'] }))
  await rewriteRecords(changed)
  await save(changed, id, { picture: 'new.jpg' })
  expect((await inn.stored(id)).data).not.toHaveProperty('leaflet')
  const back = await inn.start(keeping)
  expect(await undoChange(back, keeping, await latestPoint(back))).toBeNull()
  expect((await inn.stored(id)).data).toMatchObject({ photo: 'new.jpg', leaflet: '裏面' })
  expect((await inn.stored(id)).data).not.toHaveProperty('picture')
  const restored = await inn.start(keeping)
  expect(await record(restored, id)).toMatchObject({ photo: 'new.jpg' })
  // The first change, which kept its values, wrote no record.
  expect((await pointsOf(restored)).map(({ records }) => records)).toEqual([0])
})

test('only the latest change is undone, and only when the declaration from before is back', async () => {
  await published(await inn.start(BEFORE), VALUES)
  const changed = await inn.start(AFTER)
  await rewriteRecords(changed)
  const point = await latestPoint(changed)
  expect(await undoChange(changed, AFTER, point)).toBe('other-declaration')
  expect(await undoChange(changed, AFTER, '01ARZ3NDEKTSV4RRFFQ69G5FAV')).toBe('unknown')
  const { picture, kind, beds } = AFTER.contentTypes[0]?.fields ?? {}
  if (picture === undefined || kind === undefined || beds === undefined) throw new Error('the room has these fields')
  const later = await inn.start(
    innWith({ fields: { image: text({ maxBytes: 90, was: 'picture' }), kind, beds }, filters: ['kind'], name: 'guest-room', was: 'room' }),
  )
  await rewriteRecords(later)
  expect(await pointsOf(later)).toHaveLength(2)
  expect(await undoChange(later, AFTER, point)).toBe('not-latest')
  expect(await undoChange(later, AFTER, await latestPoint(later))).toBeNull()
  expect(await pointsOf(later)).toMatchObject([{ id: point }])
})

test('restore points are deleted on purpose, or after thirty days', async () => {
  const id = await published(await inn.start(BEFORE), VALUES)
  const changed = await inn.start(AFTER)
  await rewriteRecords(changed)
  const writer = changed.store.forTenant(SYSTEM_AUTHOR, AFTER)
  const values = async () => (await inn.pool.query(`select 1 from content.former_value where entry_id = $1`, [id])).rowCount
  expect(await values()).toBe(1)
  expect(await writer.writeAside(purgeRestorePoints)).toBe(0)
  await inn.pool.query(`update content.restore_point set created_at = now() - interval '31 days'`)
  expect(await writer.writeAside(purgeRestorePoints)).toBe(1)
  expect(await values()).toBe(0)
  expect(await writer.writeAside((tx) => forgetRestorePoint(tx, 'nothing'))).toBe(false)
})
