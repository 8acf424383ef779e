import { expect, expectTypeOf, it } from 'vitest'
import { date } from '../fields/date.ts'
import { int } from '../fields/int.ts'
import { longText } from '../fields/long-text.ts'
import { slug } from '../fields/slug.ts'
import { text } from '../fields/text.ts'
import { time } from '../fields/time.ts'
import type { ListedRecordOf, RecordOf } from '../values/record.ts'
import { defineContentType } from './content-type.ts'
import { listedNames } from './listed-names.ts'

const BASE = { name: 'tea', workflow: 'toggle', screens: ['list'], group: 'menu', icon: 'cup', sections: { basic: [] } } as const

const tea = defineContentType({
  ...BASE,
  title: 'name',
  columns: ['name', 'opensAt', 'cups', 'updatedAt'],
  columnFormats: {
    opensAt: { rangeEnd: 'closesAt' },
    name: { badge: ({ grams }) => (grams === 0 ? 'none' : null) },
    grams: { secondary: 'unit' },
  },
  relationCounts: { cups: { type: 'cup', field: 'tea' } },
  filters: ['kind'],
  indexed: ['harvest'],
  listFields: ['note'],
  listEditable: ['stock'],
  defaultSort: ['-pickedOn', 'rank', '-updatedAt'],
  fields: {
    name: text({ maxBytes: 60, required: true }),
    slug: slug({ required: true }),
    opensAt: time({}),
    closesAt: time({}),
    kind: text({ maxBytes: 60 }),
    harvest: int({}),
    note: text({ maxBytes: 60 }),
    stock: int({ required: true }),
    pickedOn: date({}),
    rank: int({}),
    grams: int({}),
    unit: text({ maxBytes: 9 }),
    story: longText({ maxBytes: 900 }),
  },
})

const LISTED = {
  name: true,
  slug: true,
  opensAt: true,
  closesAt: true,
  kind: true,
  harvest: true,
  note: true,
  stock: true,
  pickedOn: true,
  rank: true,
  unit: true,
  isPublished: true,
  sortOrder: true,
} as const

type Row = ListedRecordOf<typeof tea>

it('lists the fields that the declaration names for its list, and the type of a row has the same', () => {
  expect(new Set(listedNames(tea))).toEqual(new Set(Object.keys(LISTED)))
  expectTypeOf<keyof Row & keyof (typeof tea)['fields']>().toEqualTypeOf<keyof typeof LISTED>()
  expectTypeOf<Row['stock']>().toEqualTypeOf<number>()
  expectTypeOf<Row['lockVersion']>().toEqualTypeOf<number>()
  expectTypeOf<Row>().not.toHaveProperty('story')
  expectTypeOf<RecordOf<typeof tea>>().toExtend<Row>()
})

/** Statements for the compiler only. */
const compiled = (_statements: () => unknown): void => undefined

it('accepts only names of its own in each option', () =>
  compiled(() => {
    const of = { ...BASE, title: 'name', columns: ['name'], fields: { name: text({ maxBytes: 9 }), from: time({}) } } as const
    return [
      expectTypeOf(defineContentType(of).title).toBeString(),
      // @ts-expect-error a system column is no field
      defineContentType({ ...of, title: 'updatedAt' }),
      // @ts-expect-error there is no field `naem`
      defineContentType({ ...of, listFields: ['naem'] }),
      // @ts-expect-error a column cannot be descending
      defineContentType({ ...of, columns: ['-name'] }),
      // @ts-expect-error there is no field `naem`
      defineContentType({ ...of, defaultSort: ['-naem'] }),
      // @ts-expect-error there is no field `naem`
      defineContentType({ ...of, columnFormats: { naem: { rangeEnd: 'from' } } }),
      // @ts-expect-error there is no field `form`
      defineContentType({ ...of, columnFormats: { name: { rangeEnd: 'form' } } }),
    ]
  }))
