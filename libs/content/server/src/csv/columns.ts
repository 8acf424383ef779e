import { isPersonal, secondOf, type AnyContentType, type AnyRecord, type State, type Values } from '@captain/content-core'
import { badRequest } from '@captain/http-server'
import type { Locale } from '@captain/locale'
import { cellText, isNumber, momentText, type Names } from './cell-text.ts'
import { CSV_WORDS } from './csv-messages.ts'
import { leavesOf, valueAt, type Leaf, type TypeWords } from './leaf.ts'
import { neutralCell } from './neutral.ts'

type SystemColumn = keyof (typeof CSV_WORDS)['ja']['columns']

const SYSTEM: Readonly<Record<SystemColumn, (record: AnyRecord, locale: Locale) => string>> = {
  id: ({ id }) => id,
  state: ({ state }, locale) => CSV_WORDS[locale].states[state as State],
  updatedAt: ({ updatedAt }) => momentText(updatedAt),
  updatedBy: ({ updatedBy }) => updatedBy?.name ?? '',
  createdAt: ({ createdAt }) => momentText(createdAt),
  firstPublishedAt: ({ firstPublishedAt }) => momentText(firstPublishedAt ?? null),
}

/** One column of a file: its path, its heading, and the cell of a record. */
export type Column = {
  readonly name: string
  readonly label: string
  readonly field: string | null
  cell(record: AnyRecord, names: Names): string
}

const isSystem = (name: string): name is SystemColumn => Object.hasOwn(SYSTEM, name)

const systemColumn = (name: SystemColumn, locale: Locale): Column => ({
  name,
  label: CSV_WORDS[locale].columns[name],
  field: null,
  cell: (record) => neutralCell(SYSTEM[name](record, locale)),
})

const leafColumn = (leaf: Leaf): Column => ({
  name: leaf.path,
  label: leaf.label,
  field: leaf.names[0] ?? null,
  cell: (record, names) => {
    const text = cellText(leaf, valueAt(record as Values, leaf.names), names)
    return isNumber(leaf) ? text : neutralCell(text)
  },
})

/** `state` and the like are system columns unless a type has a field of that name. */
const columnsNamed = (type: AnyContentType, name: string, words: TypeWords): readonly Column[] => {
  if (Object.hasOwn(type.fields, name)) return leavesOf(type, name, words).map(leafColumn)
  if (!isSystem(name)) throw badRequest('malformed-parameter', 'columns')
  return [systemColumn(name, words.locale)]
}

/**
 * Returns the columns of the list for a file. Secondary values become separate columns; relation counts are left out; personal
 * data is exported only on request.
 */
const listColumns = (type: AnyContentType): readonly string[] => {
  const names = type.columns.flatMap((name) => [name, secondOf(type.looks[name]) ?? name])
  return [...new Set(names)].filter((name) => !Object.hasOwn(type.counts, name) && !isPersonal(type, name))
}

const namesOf = (type: AnyContentType, asked: string | null): readonly string[] => {
  if (asked === null || asked === '') return listColumns(type)
  if (asked === 'all') return ['id', ...Object.keys(type.fields), 'state', 'createdAt', 'updatedAt', 'updatedBy']
  return [...new Set(asked.split(','))]
}

/**
 * Returns the columns requested for a file: those of the list by default, `all`, or names separated by commas. Throws 400 for
 * an unknown one.
 */
export const columnsOf = (type: AnyContentType, asked: string | null, words: TypeWords): readonly Column[] =>
  namesOf(type, asked).flatMap((name) => columnsNamed(type, name, words))
