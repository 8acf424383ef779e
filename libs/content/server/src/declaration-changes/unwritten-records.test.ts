import { int, reference, select, text, type AnyContentType, type Tenant } from '@captain/content-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SYSTEM_AUTHOR } from '../store/author.ts'
import { ensureFixedRows } from '../store/fixed-rows.ts'
import { lockEntry } from '../store/read-entry.ts'
import { trashEntry } from '../store/trash.ts'
import { planDeclarations } from './plan-declarations.ts'
import { rewriteRecords, settleRenamedFields } from './rewrite-records.ts'
import { delivered, innWith, openInn, published, record, roomOf, save, type Inn } from './testing/inn.ts'
import { wordsOf } from './words.ts'

// Records of a large type are written again for minutes after a change: nothing may be hidden or taken twice until then.

let inn: Inn

beforeEach(async () => {
  inn = await openInn()
})
afterEach(() => inn.close())

const BEFORE = innWith({
  fields: {
    code: text({ maxBytes: 20, unique: true, public: true }),
    kind: select({ options: ['open', 'private'], public: true }),
    beds: int({ public: true }),
    annex: reference({ to: 'room', onDelete: 'set-null', public: true }),
  },
  filters: ['kind', 'beds'],
})

const AFTER = innWith({
  fields: {
    sku: text({ maxBytes: 20, unique: true, public: true, was: 'code' }),
    use: select({ options: ['open', 'closed'], public: true, was: 'kind', optionsWere: { private: 'closed' } }),
    places: int({ public: true, was: 'beds' }),
    house: reference({ to: 'room', onDelete: 'set-null', public: true, was: 'annex' }),
  },
  filters: ['use', 'places'],
})

const room = (slug: string, values: object = {}) => ({ name: { ja: `${slug}の間` }, slug, code: slug, kind: 'open', beds: 1, ...values })

test('a value that is unique stays unique under the new name of its field, and no record is left unwritten', async () => {
  const earlier = await inn.start(BEFORE)
  await published(earlier, room('pine'))
  const later = await inn.start(AFTER)
  const taken = { name: { ja: '竹の間' }, slug: 'bamboo', sku: 'pine' }
  await expect(published(later, taken)).rejects.toThrow('sku')
  await published(later, { ...taken, sku: 'bamboo' })
  // A server with the earlier declaration goes on next to this one.
  await expect(published(earlier, room('oak', { code: 'bamboo' }))).rejects.toThrow('code')
  expect(await rewriteRecords(later)).toBe(true)
  await expect(published(later, taken)).rejects.toThrow('sku')
})

test('filters and sorts find records by renamed fields and replaced options', async () => {
  const earlier = await inn.start(BEFORE)
  const pine = await published(earlier, room('pine', { kind: 'private', beds: 2 }))
  const oak = await published(earlier, room('oak', { kind: 'private', beds: 3 }))
  await published(earlier, room('bamboo'))
  const later = await inn.start(AFTER)
  const look = async () => {
    const { items } = await delivered(later, 'room?filter[use]=closed&sort=-places')
    return (items as readonly { readonly id: string }[]).map(({ id }) => id)
  }
  expect(await look()).toEqual([oak, pine])
  const plum = await published(later, { name: { ja: '梅の間' }, slug: 'plum', use: 'closed', places: 1 })
  expect(await look()).toEqual([oak, pine, plum])
  expect(await rewriteRecords(later)).toBe(true)
  expect(await look()).toEqual([oak, pine, plum])
  // A server with the earlier declaration goes on next to this one.
  const cherry = await published(earlier, room('cherry', { kind: 'private', beds: 9 }))
  expect(await look()).toEqual([cherry, oak, pine, plum])
})

test('references under a new name are delivered, and emptied when their record is deleted', async () => {
  const earlier = await inn.start(BEFORE)
  const pine = await published(earlier, room('pine'))
  const bamboo = await published(earlier, room('bamboo', { annex: pine }))
  const later = await inn.start(AFTER)
  expect(await delivered(later, 'room/bamboo')).toMatchObject({ house: { id: pine, slug: 'pine' } })
  const { tenant, type } = roomOf(later)
  await later.store
    .forTenant(SYSTEM_AUTHOR, tenant)
    .write(async (tx) => trashEntry(tx, type, await lockEntry(tx, { type: type.name, id: pine })))
  expect(await record(later, bamboo)).toMatchObject({ house: null })
  expect((await inn.pool.query('select from content.entry_reference')).rowCount).toBe(0)
  expect(await delivered(later, 'room/bamboo')).toMatchObject({ house: null })
})

const typeOf = ({ contentTypes: [type] }: Tenant): AnyContentType => {
  if (type === undefined) throw new Error('the inn has rooms')
  return type
}

test('titles and slugs under new names are delivered with references', async () => {
  const earlier = await inn.start(BEFORE)
  const pine = await published(earlier, room('pine'))
  await published(earlier, room('bamboo', { annex: pine }))
  const { fields, ...type } = typeOf(BEFORE)
  const { name, slug, ...others } = fields
  if (name === undefined || slug === undefined) throw new Error('rooms have names and slugs')
  const renamed: Tenant = {
    ...BEFORE,
    contentTypes: [
      {
        ...type,
        title: 'label',
        columns: ['label'],
        fields: { label: { ...name, was: 'name' }, address: { ...slug, was: 'slug' }, ...others },
      },
    ],
  }
  const later = await inn.start(renamed)
  expect(later.refused.size).toBe(0)
  expect(await delivered(later, 'room/bamboo')).toMatchObject({ annex: { id: pine, title: 'pineの間', slug: 'pine' } })
})

test('what a server with the earlier declaration saves late is there once the earlier name has left the declaration', async () => {
  const declared = (was?: string) =>
    innWith({ fields: { picture: text({ maxBytes: 20, public: true, ...(was !== undefined && { was }) }) } })
  const earlier = await inn.start(innWith({ fields: { photo: text({ maxBytes: 20, public: true }) } }))
  const id = await published(earlier, { name: { ja: '松の間' }, slug: 'pine', photo: 'old.jpg' })
  const later = await inn.start(declared('photo'))
  await rewriteRecords(later)
  await save(earlier, id, { photo: 'new.jpg' })
  await settleRenamedFields(later)
  expect(await record(await inn.start(declared()), id)).toMatchObject({ picture: 'new.jpg' })
})

test('fixed records are not added again when their key is renamed, or its options are replaced', async () => {
  const fixed = (tenant: Tenant, key: string, records: readonly Readonly<Record<string, unknown>>[]): Tenant => ({
    ...tenant,
    contentTypes: [{ ...typeOf(tenant), fixedRecords: { key, records } }],
  })
  const earlier = await inn.start(fixed(BEFORE, 'kind', [{ kind: 'open' }, { kind: 'private' }]))
  await ensureFixedRows(earlier)
  const later = await inn.start(fixed(AFTER, 'use', [{ use: 'open' }, { use: 'closed' }]))
  await ensureFixedRows(later)
  expect(later.refused.size).toBe(0)
  expect((await inn.pool.query('select from content.entry')).rowCount).toBe(2)
})

test('values that several records have do not stop the writing when a field becomes unique, and the plan names them', async () => {
  const declared = (unique: boolean) => innWith({ fields: { code: text({ maxBytes: 20, public: true, ...(unique && { unique }) }) } })
  const earlier = await inn.start(declared(false))
  const ids = [
    await published(earlier, { name: { ja: '松の間' }, slug: 'pine', code: 'A' }),
    await published(earlier, { name: { ja: '竹の間' }, slug: 'bamboo', code: 'A' }),
  ]
  await published(earlier, { name: { ja: '梅の間' }, slug: 'plum', code: 'B' })
  const plan = await earlier.store.forPublic(declared(true)).read((tx) => planDeclarations(tx, { readsValues: true }))
  expect(plan?.changes).toMatchObject([{ what: 'unique', field: 'code', count: 2, examples: ids }])
  expect(plan === null ? '' : wordsOf(plan)).toContain('inn.room.code: 同じ値を2件以上で使えなくなります')
  const later = await inn.start(declared(true))
  expect(later.refused.size).toBe(0)
  expect(await rewriteRecords(later)).toBe(true)
  for (const code of ['A', 'B']) await expect(published(later, { name: { ja: '桜の間' }, slug: 'cherry', code })).rejects.toThrow('code')
  await expect(save(later, ids[1] ?? '', { name: { ja: '笹の間' } })).rejects.toThrow('code')
  await save(later, ids[1] ?? '', { code: 'C' })
})
