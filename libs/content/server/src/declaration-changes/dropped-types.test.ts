import { reference, text, type Tenant } from '@captain/content-core'
import { errorMessage } from '@captain/http-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SYSTEM_AUTHOR } from '../store/author.ts'
import type { ContentServices } from '../services.ts'
import { purgeRestorePoints, readRestorePoints } from './restore-points.ts'
import { rewriteRecords } from './rewrite-records.ts'
import { delivered, innWith, openInn, publishAgain, published, record, save, type Inn } from './testing/inn.ts'
import { undoChange } from './undo-change.ts'

const PICTURE = { picture: text({ maxBytes: 90, public: true, was: 'photo' }) }
const BEFORE = innWith({ fields: { photo: text({ maxBytes: 90, public: true }) } })
const CHANGED = innWith({ fields: PICTURE })
const WITHOUT = innWith({ fields: {} }, 'none', { room: 'drop' })
const VALUES = { name: { ja: '松の間' }, slug: 'pine', photo: 'pine.jpg' }

let inn: Inn

beforeEach(async () => {
  inn = await openInn()
})
afterEach(() => inn.close())

const rooms = async (): Promise<number | null> => (await inn.pool.query(`select from content.entry where type = 'room'`)).rowCount

/** Starts with the former declaration and undoes the latest change. */
const undone = async (former: Tenant) => {
  const back = await inn.start(former)
  const [point] = await back.store.forPublic(former).read(readRestorePoints)
  expect(await undoChange(back, former, point?.id ?? '')).toBeNull()
  return inn.start(former)
}

test('records that a change has written before return when their type was dropped after it', async () => {
  const id = await published(await inn.start(BEFORE), VALUES)
  await rewriteRecords(await inn.start(CHANGED))
  await rewriteRecords(await inn.start(WITHOUT))
  expect(await rooms()).toBe(0)
  const restored = await undone(CHANGED)
  expect(await record(restored, id)).toMatchObject({ picture: 'pine.jpg' })
  expect(await delivered(restored, 'room/pine')).toMatchObject({ id, picture: 'pine.jpg' })
})

test('a type is dropped when the restore point of an earlier change is too old', async () => {
  await published(await inn.start(BEFORE), VALUES)
  const changed = await inn.start(CHANGED)
  await rewriteRecords(changed)
  await inn.pool.query(`update content.restore_point set created_at = now() - interval '31 days'`)
  await changed.store.forTenant(SYSTEM_AUTHOR, CHANGED).writeAside(purgeRestorePoints)
  expect(await rewriteRecords(await inn.start(WITHOUT))).toBe(true)
  expect(await rooms()).toBe(0)
})

test('a second server that starts with the dropped type makes no second restore point', async () => {
  await published(await inn.start(BEFORE), VALUES)
  await inn.start(WITHOUT)
  const second = await inn.start(WITHOUT)
  await rewriteRecords(second)
  expect(await second.store.forPublic(WITHOUT).read(readRestorePoints)).toHaveLength(1)
})

const ANNEX = innWith({ fields: { annex: reference({ to: 'room', onDelete: 'set-null', public: true }) } })

test('records that refer to each other return, without those that are gone and without deleted accounts', async () => {
  const services = await inn.start(ANNEX)
  const first = await published(services, { name: { ja: '松の間' }, slug: 'pine' })
  const second = await published(services, { name: { ja: '竹の間' }, slug: 'bamboo', annex: first })
  const third = await published(services, { name: { ja: '梅の間' }, slug: 'plum' })
  await save(services, first, { annex: second })
  await save(services, third, { annex: first })
  const fourth = await published(services, { name: { ja: '桜の間' }, slug: 'cherry', annex: third })
  await inn.pool.query(`insert into auth."user" (id, name, email) values ('clerk', 'clerk', 'clerk@inn.example')`)
  await inn.pool.query(`update content.entry set created_by = 'clerk', updated_by = 'clerk'`)
  await inn.pool.query(`update content.entry_revision set created_by = 'clerk'`)
  await rewriteRecords(await inn.start(WITHOUT))
  expect(await rooms()).toBe(0)
  await inn.pool.query(`delete from auth."user" where id = 'clerk'`)
  await inn.pool.query(`delete from content.former_value where entry_id = $1`, [third])

  const restored = await undone(ANNEX)
  expect(await record(restored, first)).toMatchObject({ annex: second })
  expect(await record(restored, second)).toMatchObject({ annex: first })
  expect(await record(restored, fourth)).toMatchObject({ annex: null })
  expect(await delivered(restored, 'room/bamboo')).toMatchObject({ annex: { id: first, slug: 'pine' } })
  const { rows } = await inn.pool.query(`select src_id, dst_id from content.entry_reference where stage = 0 order by src_id`)
  expect(rows).toEqual([
    { src_id: first, dst_id: second },
    { src_id: second, dst_id: first },
  ])
})

test('earlier addresses of deleted records return', async () => {
  const services = await inn.start(BEFORE)
  const republish = async (id: string, slug: string) => {
    await save(services, id, { slug })
    await publishAgain(services, id)
  }
  const id = await published(services, VALUES)
  await republish(id, 'matsu')
  await republish(id, 'pine-room')
  // A request for an earlier address ends with the present one.
  const addresses = (from: ContentServices) =>
    Promise.all(
      ['pine', 'matsu', 'pine-room'].map((slug) =>
        delivered(from, `room/${slug}`).then(
          (one) => one['slug'],
          (error: unknown) => errorMessage(error),
        ),
      ),
    )
  expect(await addresses(services)).toEqual(Array(3).fill('pine-room'))
  await rewriteRecords(await inn.start(WITHOUT))
  expect((await inn.pool.query('select from content.redirect')).rowCount).toBe(0)
  expect(await addresses(await undone(BEFORE))).toEqual(Array(3).fill('pine-room'))
})

test('types that refer to each other are dropped together', async () => {
  const services = await inn.start(ANNEX)
  const first = await published(services, { name: { ja: '松の間' }, slug: 'pine' })
  const second = await published(services, { name: { ja: '竹の間' }, slug: 'bamboo', annex: first })
  await save(services, first, { annex: second })
  // As if the second record were of another type.
  await inn.pool.query(`update content.entry set type = 'hall' where id = $1`, [second])
  await inn.pool.query(
    `insert into content.declared_type (tenant_id, type, shape) select tenant_id, 'hall', shape from content.declared_type`,
  )
  await rewriteRecords(await inn.start(innWith({ fields: {} }, 'none', { hall: 'drop', room: 'drop' })))
  expect((await inn.pool.query('select from content.entry')).rowCount).toBe(0)
})

test('a change is undone where a type was removed before it', async () => {
  const services = await inn.start(BEFORE)
  const id = await published(services, VALUES)
  const hall = await published(services, { ...VALUES, slug: 'hall' })
  // As if the second record were of another type.
  await inn.pool.query(`update content.entry set type = 'hall' where id = $1`, [hall])
  await inn.pool.query(
    `insert into content.declared_type (tenant_id, type, shape) select tenant_id, 'hall', shape from content.declared_type`,
  )
  const kept = (tenant: Tenant): Tenant => ({ ...tenant, removedTypes: { hall: 'keep' } })
  await rewriteRecords(await inn.start(kept(BEFORE)))
  await rewriteRecords(await inn.start(kept(CHANGED)))
  const restored = await undone(kept(BEFORE))
  expect(restored.refused.size).toBe(0)
  expect(await record(restored, id)).toMatchObject({ photo: 'pine.jpg' })
})
