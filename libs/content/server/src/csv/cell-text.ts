import { kindOf, nestedFields, searchTexts, type AnyField, type Included, type Values, type Kind, valueAt } from '@captain/content-core'
import { asRecord } from '@captain/validation'
import { dateInTimeZone, formatMinutes, LOCALES, TIME_ZONE, type Locale } from '@captain/locale'
import { plainText } from '../store/title.ts'
import { CSV_LABELS } from './csv-messages.ts'
import type { Leaf } from './leaf.ts'

/** The records that ids in values refer to, and the language of their names. */
export type Names = { readonly locale: Locale; readonly included: Included }

const CLOCK = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, hour: '2-digit', minute: '2-digit', second: '2-digit' })

/** Returns a plain value as text; '' for anything else. */
const plain = (value: unknown): string => plainText(value) ?? ''

/** Formats a moment for Japanese spreadsheets: `2026-11-21 14:03:00`. */
export const momentText = (iso: string | null): string => {
  if (iso === null) return ''
  const moment = new Date(iso)
  return `${dateInTimeZone(moment)} ${CLOCK.format(moment)}`
}

const titleIn = ({ locale, included }: Names, id: string): string => {
  const title = included.records[id]?.title
  return title?.[locale] ?? title?.ja ?? id
}

const optionIn = ({ words }: Pick<Leaf, 'words'>, key: unknown): string => words.options?.[plain(key)] ?? plain(key)

const rowText = (fields: Readonly<Record<string, AnyField>>, row: Values, leaf: Leaf, names: Names): string =>
  Object.entries(fields)
    .flatMap(([name, field]) => {
      const words = leaf.words.fields?.[name] ?? { label: name }
      const sides = field.localized ? LOCALES.map((side) => valueAt(row, [name, side])) : [row[name]]
      return sides.map((value) => cellText({ ...leaf, field, words, part: null }, value, names))
    })
    .filter((text) => text !== '')
    .join(' / ')

const priceText = (part: Leaf['part'], value: unknown, { locale }: Names): string => {
  if (part === null || part === 'amount') return plain(value)
  return CSV_LABELS[locale][part][plain(value)] ?? plain(value)
}

const itemsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const listed = (value: unknown, names: Names, text: (one: string) => string): string =>
  itemsOf(value)
    .map((one) => text(plain(one)))
    .join(CSV_LABELS[names.locale].comma)

type CellText = (value: unknown, names: Names, leaf: Leaf) => string

const mediaUrl: CellText = (value, { included }) => included.media[plain(value)]?.url ?? ''

/** Formats a non-empty value of each kind for a cell. */
const CELL_TEXTS: Readonly<Record<Kind, CellText>> = {
  text: plain,
  longText: plain,
  slug: plain,
  url: plain,
  email: plain,
  phone: plain,
  postalCode: plain,
  int: plain,
  decimal: plain,
  price: (value, names, { part }) => priceText(part, value, names),
  boolean: (value, { locale }) => (value === true ? CSV_LABELS[locale].yes : CSV_LABELS[locale].no),
  date: plain,
  dateTime: (value) => momentText(plain(value)),
  month: plain,
  time: (value) => formatMinutes(Number(value)),
  select: (value, _names, leaf) => optionIn(leaf, value),
  multiSelect: (value, names, leaf) => listed(value, names, (key) => optionIn(leaf, key)),
  tags: (value, names) => listed(value, names, (word) => word),
  color: plain,
  icon: plain,
  image: mediaUrl,
  file: mediaUrl,
  inlineImage: plain,
  secret: plain,
  richText: (value, _names, { field }) => searchTexts({ document: { ...field, localized: false } }, { document: value }).join('\n'),
  reference: (value, names) => titleIn(names, plain(value)),
  references: (value, names) => listed(value, names, (id) => titleIn(names, id)),
  member: (value, { included }) => included.accounts[plain(value)]?.name ?? '',
  group: plain,
  list: (value, names, leaf) =>
    itemsOf(value)
      .map((row) => rowText(nestedFields(leaf.field) ?? {}, asRecord(row), leaf, names))
      .join('\n'),
}

/** Formats a value for a cell. */
export const cellText = (leaf: Leaf, value: unknown, names: Names): string =>
  value === null || value === undefined ? '' : CELL_TEXTS[leaf.field.kind](value, names, leaf)

/** Whether cells of the leaf are numbers, which spreadsheets read correctly. */
export const isNumber = ({ field, part }: Leaf): boolean => {
  const { range } = kindOf(field)
  return range === 'whole' || range === 'decimal' || part === 'amount'
}
