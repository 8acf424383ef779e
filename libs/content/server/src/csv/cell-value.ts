import { foldText, optionsOf, isBoolean, kindOf, type FieldIssue, type Kind } from '@captain/content-core'
import { parseBusinessTime, parseDay, toHalfWidth } from '@captain/locale'
import { CSV_LABELS } from './csv-messages.ts'
import type { Lookup } from './lookups.ts'
import type { ColumnTarget } from './column-target.ts'

/** The value of a cell for the schema to check, or the reason for its absence. */
export type CellValue = { readonly value: unknown } | { readonly issue: Omit<FieldIssue, 'path'> }

const broken = (rule: string, params: FieldIssue['params'] = {}): CellValue => ({ issue: { rule, params } })

const YES: ReadonlySet<string> = new Set(['はい', 'true', '1', 'yes', 'on', 'オン', '有', 'あり', '○', '〇', '◯'].map(foldText))
const NO: ReadonlySet<string> = new Set(['いいえ', 'false', '0', 'no', 'off', 'オフ', '無', 'なし', '×', ''].map(foldText))

const boolean = (text: string): CellValue => {
  const folded = foldText(text)
  if (YES.has(folded)) return { value: true }
  return NO.has(folded) ? { value: false } : broken('yesOrNo')
}

/** Normalises a number as written in tables: `1,100`, `¥1,100`, `1100円`, full-width too. */
const number = (text: string): string =>
  toHalfWidth(text)
    .replace(/^[¥\\]/, '')
    .replace(/円$/, '')
    .replaceAll(/(?<=\d),(?=\d{3})/g, '')

const integer = (text: string): unknown => (/^[+-]?\d{1,15}$/.test(number(text)) ? Number(number(text)) : text)

const MAX_MOMENT_CHARACTERS = 60
const MOMENT = /^(.+?)[T\s]+(\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:?\d{2})?$/

/** Parses a moment, by default in Tokyo time; a day alone means its beginning. */
const moment = (text: string): CellValue => {
  if (text.length > MAX_MOMENT_CHARACTERS) return broken('requiredDate')
  const plain = toHalfWidth(text)
  const [, dayText = plain, clock = '00:00', offset = '+09:00'] = MOMENT.exec(plain) ?? []
  const day = parseDay(dayText)
  const at = new Date(`${day ?? ''}T${clock.padStart(5, '0').replace(/^(\d):/, '0$1:')}${offset}`)
  return day === null || Number.isNaN(at.getTime()) ? broken('requiredDate') : { value: at.toISOString() }
}

const day = (text: string): CellValue => {
  const value = parseDay(text)
  return value === null ? broken('requiredDate') : { value }
}

const month = (text: string): string => {
  const [, year, number] = /^(\d{4})[-/.年](\d{1,2})月?$/.exec(toHalfWidth(text)) ?? []
  return year === undefined || number === undefined ? text : `${year}-${number.padStart(2, '0')}`
}

const keyOf = (target: ColumnTarget, options: readonly string[], text: string): string | null => {
  const folded = foldText(text)
  const labels = ({ words }: ColumnTarget['words']['ja'], key: string) => words.options?.[key]
  const isKey = (key: string) =>
    [key, labels(target.words.ja, key), labels(target.words.en, key)].some((call) => call !== undefined && foldText(call) === folded)
  return options.find((key) => key === text) ?? options.find(isKey) ?? null
}

const taxKey = (part: 'taxMode' | 'taxRate', text: string): CellValue => {
  const calls = (['ja', 'en'] as const).flatMap((locale) => Object.entries(CSV_LABELS[locale][part]))
  const key = calls.find(([name, label]) => name === text || foldText(label) === foldText(text))?.[0]
  return key === undefined ? broken('oneOf') : { value: key }
}

/** Splits a cell into several values; one complete value may contain a comma itself. */
const parts = (text: string, isOne: (part: string) => boolean): readonly string[] =>
  isOne(text)
    ? [text]
    : text
        .split(/[、,，;；\n]/)
        .map((part) => part.trim())
        .filter((part) => part !== '')

const options = (target: ColumnTarget, keys: readonly string[], text: string): CellValue => {
  const found = parts(text, (part) => keyOf(target, keys, part) !== null).map((part) => keyOf(target, keys, part))
  return found.includes(null) ? broken('oneOf') : { value: found }
}

const one = (text: string, lookup: Lookup): CellValue => {
  const [id, ...more] = lookup(text)
  if (id === undefined) return broken('unknownName', { text })
  return more.length > 0 ? broken('ambiguousName', { text }) : { value: id }
}

const several = (text: string, lookup: Lookup): CellValue => {
  const found = parts(text, (part) => lookup(part).length > 0).map((part) => one(part, lookup))
  return found.find((cell) => 'issue' in cell) ?? { value: found.map((cell) => ('value' in cell ? cell.value : null)) }
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Converts text to paragraphs, one per line. */
const paragraphs = (text: string): unknown => ({
  blocks: text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line) => ({ type: 'paragraph', data: { text: escaped(line) } })),
})

type CellReader = (text: string, cell: { readonly target: ColumnTarget; readonly lookup: Lookup }) => CellValue

const asTyped: CellReader = (text) => ({ value: text })
const integerCell: CellReader = (text) => ({ value: integer(text) })
const found: CellReader = (text, { lookup }) => one(text, lookup)

/** Reads a cell of each kind. */
const READERS: Readonly<Record<Kind, CellReader>> = {
  text: asTyped,
  longText: asTyped,
  slug: asTyped,
  url: asTyped,
  email: asTyped,
  phone: asTyped,
  postalCode: asTyped,
  int: integerCell,
  decimal: (text) => ({ value: number(text) }),
  price: integerCell,
  boolean: boolean,
  date: day,
  dateTime: moment,
  month: (text) => ({ value: month(text) }),
  time: (text) => ({ value: parseBusinessTime(text) ?? text }),
  select: (text, { target }) => ({ value: keyOf(target, optionsOf(target.words.ja.field), text) ?? text }),
  multiSelect: (text, { target }) => options(target, optionsOf(target.words.ja.field), text),
  tags: (text) => ({ value: parts(text, () => false) }),
  color: asTyped,
  icon: asTyped,
  image: found,
  file: found,
  inlineImage: asTyped,
  secret: asTyped,
  richText: (text) => ({ value: paragraphs(text) }),
  reference: found,
  references: (text, { lookup }) => several(text, lookup),
  member: found,
  group: asTyped,
  list: asTyped,
}

/**
 * Reads a cell for a target. An empty cell has no value, except that it sets a toggle to off. Unreadable values go to the
 * schema, which reports them.
 */
export const cellValue = (target: ColumnTarget, text: string, lookup: Lookup): CellValue => {
  const { field, part } = target.words.ja
  const read = READERS[field.kind]
  if (text === '' && !isBoolean(field)) return { value: kindOf(field).holdsMany ? [] : null }
  return part === 'taxMode' || part === 'taxRate' ? taxKey(part, text) : read(text, { target, lookup })
}
