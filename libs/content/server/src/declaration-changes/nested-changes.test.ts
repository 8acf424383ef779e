import { group, int, list, select, text, type Fields } from '@captain/content-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { planDeclarations } from './plan-declarations.ts'
import { rewriteRecords } from './rewrite-records.ts'
import { delivered, innWith, openInn, published, record, save, type Inn } from './testing/inn.ts'

const innWithNested = (inner: Fields, removedFields: Readonly<Record<string, 'keep' | 'drop'>> = {}) =>
  innWith({
    fields: { stay: group({ of: { meals: list({ of: inner, max: 3, public: true }) }, public: true }) },
    removedFields,
  })

const INNER = {
  label: text({ maxBytes: 30, localized: true }),
  price: text({ maxBytes: 9 }),
  kind: select({ options: ['hot', 'cold'] }),
  note: text({ maxBytes: 30 }),
}

const BEFORE = innWithNested(INNER)
const MEALS = [
  { label: { ja: '朝食', en: null }, price: '800', kind: 'hot', note: 'パン' },
  { label: { ja: '夕食', en: null }, price: '2000', kind: 'cold', note: null },
]
const VALUES = { name: { ja: '松の間' }, slug: 'pine', stay: { meals: MEALS } }

const AFTER = innWithNested(
  {
    title: text({ maxBytes: 30, localized: true, was: 'label' }),
    price: int({ convert: (earlier) => Number(earlier) }),
    kind: select({ options: ['hot', 'fresh'], optionsWere: { cold: 'fresh' } }),
    place: text({ maxBytes: 30, required: true, defaultValue: '食堂' }),
  },
  { 'stay.meals.note': 'drop' },
)

const NOW = [
  { title: { ja: '朝食', en: null }, price: 800, kind: 'hot', place: '食堂' },
  { title: { ja: '夕食', en: null }, price: 2000, kind: 'fresh', place: '食堂' },
]

let inn: Inn

beforeEach(async () => {
  inn = await openInn()
})
afterEach(() => inn.close())

test('fields in groups and rows change like those of the type, at any depth', async () => {
  const id = await published(await inn.start(BEFORE), VALUES)
  const services = await inn.start(AFTER)
  expect(services.refused.size).toBe(0)
  expect((await record(services, id))['stay']).toEqual({ meals: NOW })
  expect(await delivered(services, 'room/pine')).toMatchObject({
    stay: {
      meals: [
        { title: '朝食', price: 800, kind: 'hot', place: '食堂' },
        { title: '夕食', kind: 'fresh' },
      ],
    },
  })
  await save(services, id, { slug: 'oak' })
  await rewriteRecords(services)
  const { data, published: copy } = await inn.stored(id)
  expect([data['stay'], copy['stay']]).toEqual([{ meals: NOW }, { meals: NOW }])
})

test.each([
  ['a removed field', { ...INNER, note: undefined }, 'inn.room.stay.meals.note'],
  ['an option that is gone', { ...INNER, kind: select({ options: ['hot'] }) }, 'inn.room.stay.meals.kind'],
  ['another kind', { ...INNER, price: int({}) }, 'inn.room.stay.meals.price'],
  ['a new required field', { ...INNER, place: text({ maxBytes: 9, required: true }) }, 'inn.room.stay.meals.place'],
] as const)('%s in a row is refused unless the declaration says what becomes of it', async (_what, inner, path) => {
  await published(await inn.start(BEFORE), VALUES)
  const fields: Fields = Object.fromEntries(Object.entries(inner).flatMap(([name, field]) => (field === undefined ? [] : [[name, field]])))
  const refusal = (await inn.start(innWithNested(fields))).refused.get('inn')
  expect(refusal).toContain(`✗ ${path}`)
  expect(refusal).toContain('(1 record)')
})

test('a conversion in a row that has no answer to a stored value is refused, and counted by records', async () => {
  const services = await inn.start(BEFORE)
  await published(services, VALUES)
  await published(services, { ...VALUES, slug: 'oak', stay: { meals: [...MEALS, { ...MEALS[0], price: '無料' }] } })
  const declared = (convert: (earlier: unknown) => number | null) => innWithNested({ ...INNER, price: int({ convert }) })
  const refusal = (await inn.start(declared(Number))).refused.get('inn')
  expect(refusal).toContain('✗ inn.room.stay.meals.price: 種類が int に変わります（1件）')
  const orNull = (earlier: unknown) => (earlier === '無料' ? null : Number(earlier))
  expect((await inn.start(declared(orNull))).refused.size).toBe(0)
})

test('a field that is dropped from rows is no change of the next start', async () => {
  const id = await published(await inn.start(BEFORE), VALUES)
  const { note: _note, ...others } = INNER
  const dropping = innWithNested(others, { 'stay.meals.note': 'drop' })
  await rewriteRecords(await inn.start(dropping))
  const services = await inn.start(dropping)
  expect(await services.store.forPublic(dropping).read((tx) => planDeclarations(tx))).toBeNull()
  expect(JSON.stringify((await inn.stored(id)).data)).not.toContain('パン')
})

test('a declaration of before nested fields were compared is adopted as it is', async () => {
  const id = await published(await inn.start(BEFORE), VALUES)
  await inn.pool.query(`update content.declared_type set shape = jsonb_set(shape, '{fields,stay}', (shape #> '{fields,stay}') - 'of')`)
  const services = await inn.start(BEFORE)
  expect(services.refused.size).toBe(0)
  expect((await record(services, id))['stay']).toEqual({ meals: MEALS })
})
