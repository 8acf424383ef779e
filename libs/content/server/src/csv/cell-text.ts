import { kindOf, nestedFields, type AnyField, type Included, type Values } from '@captain/content-core'
import { civilDate, formatMinutes, LOCALES, TIME_ZONE, type Locale } from '@captain/locale'
import { plainText } from '../store/title.ts'
import { CSV_WORDS } from './csv-messages.ts'
import { valueAt, type Leaf } from './leaf.ts'

/** What the ids in values stand for, and the language to name it in. */
export type Names = { readonly locale: Locale; readonly included: Included }

const CLOCK = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE, hour: '2-digit', minute: '2-digit', second: '2-digit' })

/** A plain value as text; '' for anything else. */
const plain = (value: unknown): string => plainText(value) ?? ''

/** A moment as people in Japan write it: `2026-11-21 14:03:00`. */
export const momentText = (iso: string | null): string => {
  if (iso === null) return ''
  const moment = new Date(iso)
  return `${civilDate(moment)} ${CLOCK.format(moment)}`
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
      return sides.map((value) => valueText({ ...leaf, field, words, part: null }, value, names))
    })
    .filter((text) => text !== '')
    .join(' / ')

const priceText = (part: Leaf['part'], value: unknown, { locale }: Names): string => {
  if (part === null || part === 'amount') return plain(value)
  return CSV_WORDS[locale][part][plain(value)] ?? plain(value)
}

const listed = (value: unknown, names: Names, text: (one: string) => string): string =>
  (value as readonly string[]).map(text).join(CSV_WORDS[names.locale].comma)

const valueText = (leaf: Leaf, value: unknown, names: Names): string => {
  const { field } = leaf
  if (value === null || value === undefined) return ''
  switch (field.kind) {
    case 'price':
      return priceText(leaf.part, value, names)
    case 'boolean':
      return value === true ? CSV_WORDS[names.locale].yes : CSV_WORDS[names.locale].no
    case 'dateTime':
      return momentText(plain(value))
    case 'time':
      return formatMinutes(Number(value))
    case 'select':
      return optionIn(leaf, value)
    case 'multiSelect':
      return listed(value, names, (key) => optionIn(leaf, key))
    case 'tags':
      return listed(value, names, String)
    case 'reference':
      return titleIn(names, plain(value))
    case 'references':
      return listed(value, names, (id) => titleIn(names, id))
    case 'member':
      return names.included.accounts[plain(value)]?.name ?? ''
    case 'image':
    case 'file':
      return names.included.media[plain(value)]?.url ?? ''
    case 'richText':
      return kindOf(field).searchText?.(value, field.config, undefined as never) ?? ''
    case 'list':
      return (value as readonly Values[]).map((row) => rowText(nestedFields(field) ?? {}, row, leaf, names)).join('\n')
    default:
      return plain(value)
  }
}

/** A value as a cell shows it to people. */
export const cellText = (leaf: Leaf, value: unknown, names: Names): string => valueText(leaf, value, names)

const NUMBERS: ReadonlySet<string> = new Set(['int', 'decimal'])

/** Whether cells of the leaf are numbers, which no spreadsheet takes for anything else. */
export const isNumber = ({ field, part }: Leaf): boolean => NUMBERS.has(field.kind) || part === 'amount'
