import type { AnyContentType } from '../declaration/content-type.ts'
import type { AnyField, Fields } from '../fields/field.ts'
import type { ConfigOf, Kind } from '../fields/kind.ts'
import { fieldsIn } from '../fields/nested-fields.ts'
import { currentClock } from '../validation/clock.ts'
import { emptyValues, type Values } from './values.ts'

const ANY_ID = '01ARZ3NDEKTSV4RRFFQ69G5FAV'

/** A value of each kind that is not empty; `last` takes the last option of a choice. */
const EXAMPLES: { readonly [K in Kind]: (config: ConfigOf[K], last: boolean) => unknown } = {
  text: () => '例',
  longText: () => '例',
  slug: () => 'example',
  url: () => 'https://example.com/',
  email: () => 'example@example.com',
  phone: () => '03-0000-0000',
  postalCode: () => '100-0001',
  int: () => 1,
  decimal: () => '1',
  price: ({ taxRate }) => ({ amount: 1, taxMode: 'included', taxRate }),
  boolean: () => true,
  date: () => '2026-01-01',
  dateTime: () => '2026-01-01T00:00:00.000Z',
  month: () => '2026-01',
  time: () => 600,
  select: ({ options }, last) => options.at(last ? -1 : 0),
  multiSelect: ({ options }) => options,
  tags: () => ['例'],
  color: () => '#000000',
  icon: () => '/icons/menu/article.svg',
  image: () => ANY_ID,
  file: () => ANY_ID,
  inlineImage: () => 'data:image/png;base64,',
  secret: () => null,
  richText: () => ({ blocks: [] }),
  reference: () => ANY_ID,
  references: () => [ANY_ID],
  member: () => ANY_ID,
  group: (config, last) => examplesOf(fieldsIn(config), last),
  list: (config, last) => [examplesOf(fieldsIn(config), last)],
}

const exampleOf = (field: AnyField, last: boolean): unknown => {
  const make = EXAMPLES[field.kind] as (config: AnyField['config'], last: boolean) => unknown
  const value = make(field.config, last)
  return field.localized ? { ja: value, en: value } : value
}

const examplesOf = (fields: Fields, last: boolean): Values =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, exampleOf(field, last)]))

/** Returns the fields that a computed field reads of a record. */
export const readToCompute = (type: AnyContentType, name: string, record: Values): ReadonlySet<string> => {
  const read = new Set<string>()
  const values = new Proxy(record, {
    get: (target, field) => {
      if (typeof field === 'string') read.add(field)
      return target[String(field)]
    },
  })
  try {
    type.fields[name]?.compute?.(values, currentClock())
  } catch {
    // What it read before counts.
  }
  return read
}

const known = new WeakMap<AnyContentType, Map<string, ReadonlySet<string>>>()

/** Returns the fields from which a computed field follows: those that it reads of an empty record and of full ones. */
export const computedFrom = (type: AnyContentType, name: string): ReadonlySet<string> => {
  const ofType = known.get(type) ?? new Map<string, ReadonlySet<string>>()
  known.set(type, ofType)
  const records = () => [emptyValues(type.fields), examplesOf(type.fields, false), examplesOf(type.fields, true)]
  const from = ofType.get(name) ?? new Set(records().flatMap((record) => [...readToCompute(type, name, record)]))
  ofType.set(name, from)
  return from
}
