import {
  boolean,
  date,
  decimal,
  int,
  list,
  longText,
  multiSelect,
  select,
  text,
  url,
  type AnyField,
  type Fields,
} from '@captain/content-core'
import { maxFullWidth } from '@captain/validation'

const OPTIONS = ['one', 'two', 'three'] as const

/** Twenty consecutive fields: half of them texts, some localized, and one of each other common kind. */
const TWENTY: readonly (() => AnyField)[] = [
  () => text({ maxBytes: 90, required: true, rules: [maxFullWidth(30)] }),
  () => text({ maxBytes: 90, localized: true }),
  () => text({ maxBytes: 300 }),
  () => int({ max: 9999 }),
  () => text({ maxBytes: 90, localized: true }),
  () => longText({ maxBytes: 1500 }),
  () => text({ maxBytes: 60 }),
  () => select({ options: OPTIONS }),
  () => text({ maxBytes: 60 }),
  () => boolean({}),
  () => text({ maxBytes: 60 }),
  () => date({}),
  () => text({ maxBytes: 60 }),
  () => multiSelect({ options: OPTIONS }),
  () => text({ maxBytes: 60 }),
  () => decimal({ scale: 2 }),
  () => text({ maxBytes: 60 }),
  () => url({}),
  () => text({ maxBytes: 60 }),
  () => list({ max: 3, of: { label: text({ maxBytes: 30 }) } }),
]

const COUNT = 200

/** Two hundred fields, the maximum size of a form. */
export const wideFields: Fields = Object.fromEntries(
  Array.from({ length: COUNT }, (_, place) => [`field${place}`, (TWENTY[place % TWENTY.length] ?? (() => boolean({})))()]),
)

const names = Object.keys(wideFields)

/** Ten sections, a cross-field check and a completeness meter: the work that each keystroke may cause. */
export const wideDeclaration = {
  sections: {
    ...Object.fromEntries(Array.from({ length: 10 }, (_, place) => [`part${place}`, names.slice(place * 20, place * 20 + 20)])),
    state: ['isPublished'],
  },
  checks: [
    {
      path: 'field2',
      rule: 'endNotBeforeStart',
      test: ({ field2, field6 }: Readonly<Record<string, unknown>>) => field2 !== 'x' || field6 !== 'y',
    },
  ],
  completeness: names.filter((_, place) => place % 20 === 0),
}
