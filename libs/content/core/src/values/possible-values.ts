import type { AnyField } from '../fields/field.ts'
import type { ConfigOf, Kind } from '../fields/kind.ts'
import { fieldsIn } from '../fields/nested-fields.ts'
import { clockAt } from '../validation/clock.ts'
import { emptyValue, type Values } from './values.ts'

/** The clock of the dates and times among the possible values. */
export const CLOCK_OF_POSSIBLE_VALUES = clockAt(new Date('2026-01-01T00:00:00.000Z'))

const ANY_ID = '01ARZ3NDEKTSV4RRFFQ69G5FAV'

/** A value of each side of the conditions that code has: zero, one and many, before, on and after the day, each option. */
const FULL_VALUES: { readonly [K in Kind]: (config: ConfigOf[K]) => readonly unknown[] } = {
  text: () => ['text'],
  longText: () => ['text'],
  slug: () => ['example'],
  url: () => ['https://example.com/'],
  email: () => ['example@example.com'],
  phone: () => ['03-0000-0000'],
  postalCode: () => ['100-0001'],
  int: () => [0, 1, 1_000_000],
  decimal: () => ['0', '1', '1000000'],
  price: ({ taxRate }) => [0, 1, 1_000_000].map((amount) => ({ amount, taxMode: 'included', taxRate })),
  boolean: () => [true],
  date: () => ['2000-01-01', '2026-01-01', '2099-12-31'],
  dateTime: () => ['2000-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z', '2099-12-31T00:00:00.000Z'],
  month: () => ['2000-01', '2026-01', '2099-12'],
  time: () => [0, 600],
  select: ({ options }) => options,
  multiSelect: ({ options }) => [...options.map((option) => [option]), options],
  tags: () => [['text']],
  color: () => ['#000000'],
  icon: () => ['/icons/menu/article.svg'],
  image: () => [ANY_ID],
  file: () => [ANY_ID],
  inlineImage: () => ['data:image/png;base64,'],
  secret: () => [],
  richText: () => [{ blocks: [{ type: 'paragraph', data: { text: 'text' } }] }],
  reference: () => [ANY_ID],
  references: () => [[ANY_ID]],
  member: () => [ANY_ID],
  group: (config) => groupsOf(config),
  list: (config) => {
    const rows = groupsOf(config)
    return [...rows.map((row) => [row]), rows]
  },
}

/** Returns groups that have each possible value of each of their fields. */
const groupsOf = (config: ConfigOf['group']): readonly Values[] => {
  const fields = Object.entries(fieldsIn(config)).map(([name, field]) => [name, possibleValues(field)] as const)
  const count = Math.max(0, ...fields.map(([, values]) => values.length))
  return Array.from({ length: count }, (_unused, place) =>
    Object.fromEntries(fields.map(([name, values]) => [name, values[place % values.length]])),
  )
}

/** Returns the empty value of a field, and some others on which code may depend. */
export const possibleValues = (field: AnyField): readonly unknown[] => {
  const make = FULL_VALUES[field.kind] as (config: AnyField['config']) => readonly unknown[]
  const full = make(field.config).map((value) => (field.localized ? { ja: value, en: value } : value))
  return [emptyValue(field), ...full]
}
