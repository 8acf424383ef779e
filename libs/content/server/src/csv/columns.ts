import { isPersonalField, secondaryFieldOf, type AnyContentType, type AnyRecord, valueAt } from '@captain/content-core'
import { badRequest } from '@captain/http-server'
import type { Locale } from '@captain/locale'
import { cellText, isNumber, momentText, type Names } from './cell-text.ts'
import { CSV_LABELS } from './csv-messages.ts'
import { leavesOf, type Leaf, type TypeLabels } from './leaf.ts'
import { escapeFormula } from './neutral.ts'

type SystemColumn = keyof (typeof CSV_LABELS)['ja']['columns']

const SYSTEM: Readonly<Record<SystemColumn, (record: AnyRecord, locale: Locale) => string>> = {
  id: ({ id }) => id,
  state: ({ state }, locale) => CSV_LABELS[locale].states[state],
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
  label: CSV_LABELS[locale].columns[name],
  field: null,
  cell: (record) => escapeFormula(SYSTEM[name](record, locale)),
})

const leafColumn = (leaf: Leaf): Column => ({
  name: leaf.path,
  label: leaf.label,
  field: leaf.names[0] ?? null,
  cell: (record, names) => {
    const text = cellText(leaf, valueAt(record, leaf.names), names)
    return isNumber(leaf) ? text : escapeFormula(text)
  },
})

/** `state` and the like are system columns unless a type has a field of that name. */
const columnsNamed = (type: AnyContentType, name: string, words: TypeLabels): readonly Column[] => {
  if (Object.hasOwn(type.fields, name)) return leavesOf(type, name, words).map(leafColumn)
  if (!isSystem(name)) throw badRequest('malformed-parameter', 'columns')
  return [systemColumn(name, words.locale)]
}

/**
 * Returns the columns of the list for a file. Secondary values become separate columns; relation counts are left out; personal
 * data is exported only on request.
 */
const listColumns = (type: AnyContentType): readonly string[] => {
  const names = type.columns.flatMap((name) => [name, secondaryFieldOf(type.columnFormats[name]) ?? name])
  return [...new Set(names)].filter((name) => !Object.hasOwn(type.relationCounts, name) && !isPersonalField(type, name))
}

const namesOf = (type: AnyContentType, requested: string | null): readonly string[] => {
  if (requested === null || requested === '') return listColumns(type)
  if (requested === 'all') return ['id', ...Object.keys(type.fields), 'state', 'createdAt', 'updatedAt', 'updatedBy']
  return [...new Set(requested.split(','))]
}

/**
 * Returns the columns requested for a file: those of the list by default, `all`, or names separated by commas. Throws 400 for
 * an unknown one.
 */
export const columnsOf = (type: AnyContentType, requested: string | null, words: TypeLabels): readonly Column[] =>
  namesOf(type, requested).flatMap((name) => columnsNamed(type, name, words))
