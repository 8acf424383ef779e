import { expect, test } from 'vitest'
import { defineContentType } from '../declaration/content-type.ts'
import { boolean } from '../fields/boolean.ts'
import { date } from '../fields/date.ts'
import { int } from '../fields/int.ts'
import { list } from '../fields/list.ts'
import { select } from '../fields/select.ts'
import { text } from '../fields/text.ts'
import type { Clock } from '../validation/clock.ts'
import { computedFrom } from './read-fields.ts'
import type { Values } from './values.ts'

const COUNTS = Array.from({ length: 12 }, (_unused, place) => `count${place}`)

const readBy = (compute: (values: Values, clock: Clock) => string | null): readonly string[] => {
  const type = defineContentType({
    name: 'tea',
    workflow: 'plain',
    screens: ['list', 'new', 'edit'],
    group: 'menu',
    icon: 'leaf',
    title: 'name',
    columns: ['name', 'state'],
    sections: { basic: ['name', 'isOnSale', 'from', 'until', 'grade', 'stock', 'boxes', 'state'] },
    fields: {
      name: text({ maxBytes: 90, required: true }),
      isOnSale: boolean({}),
      from: date({}),
      until: date({}),
      grade: select({ options: ['first', 'second', 'third'] }),
      stock: int({}),
      boxes: list({ max: 3, of: { isOpen: boolean({}), leaves: int({}) } }),
      ...Object.fromEntries(COUNTS.map((count) => [count, int({ inForm: false })])),
      state: text({ maxBytes: 30, compute }),
    },
  })
  return [...computedFrom(type, 'state')].toSorted()
}

const ALL = ['name', 'isOnSale', 'from', 'until', 'grade', 'stock', 'boxes', 'state', ...COUNTS].toSorted()

test('a computed field follows from what it reads on any side of its conditions', () => {
  expect(readBy(({ stock }) => String(stock))).toEqual(['stock'])
  expect(
    readBy((values, { today }) => {
      if (values['isOnSale'] !== true) return 'hidden'
      if (typeof values['from'] === 'string' && values['from'] > today) return 'before'
      if (typeof values['until'] === 'string' && values['until'] < today) return 'over'
      return values['stock'] === 0 ? 'sold out' : 'on sale'
    }),
  ).toEqual(['from', 'isOnSale', 'stock', 'until'])
  expect(readBy((values) => (values['grade'] === 'second' ? String(values['stock']) : null))).toEqual(['grade', 'stock'])
  expect(
    readBy((values) =>
      JSON.stringify(values['boxes']).includes('"isOpen":true') && Number(values['stock']) > 10 ? String(values['until']) : null,
    ),
  ).toEqual(['boxes', 'stock', 'until'])
})

test('code that takes all values, has too many ways, or fails follows from all fields', () => {
  expect(readBy((values) => JSON.stringify({ ...values }))).toEqual(ALL)
  expect(readBy((values) => String(COUNTS.map((count) => values[count])))).toEqual(ALL)
  expect(readBy(({ stock }) => (stock as { readonly kilos: string }).kilos.trim())).toEqual(ALL)
})
