import { foldText, optionsOf, type FieldIssue, type RowIssue } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import { CSV_LABELS } from './csv-messages.ts'
import type { ColumnTarget } from './column-target.ts'
import type { MappedColumn, Plan } from './import-plan.ts'
import { unescapeFormula } from './neutral.ts'
import type { CsvRow } from './read-cells.ts'

const topOf = (path: string): string => path.split('.')[0] ?? ''

const columnOf = ({ columns }: Plan, path: string): MappedColumn | undefined =>
  columns.find((column) => column.path === path) ?? columns.find((column) => topOf(column.path) === topOf(path))

/** Returns the labels that a cell may have; null for any text. */
const allowedIn = ({ words }: ColumnTarget, locale: Locale): readonly string[] | null => {
  const { field, part, words: own } = words[locale]
  if (part === 'taxMode' || part === 'taxRate') return Object.values(CSV_LABELS[locale][part])
  const options = optionsOf(field)
  return options.length === 0 ? null : options.map((option) => own.options?.[option] ?? option)
}

/** Returns what the cell of an issue contains, and what it may contain. */
export const cellOfIssue = (
  { path, rule, params }: FieldIssue,
  { plan, row, locale }: { readonly plan: Plan; readonly row: CsvRow; readonly locale: Locale },
): Pick<RowIssue, 'value' | 'allowed'> => {
  const column = columnOf(plan, path)
  if (column === undefined) return {}
  const value = unescapeFormula(row.cells[column.place] ?? '').trim()
  const allowed = rule === 'oneOf' && column.target !== null ? allowedIn(column.target, locale) : null
  return { ...(params?.['text'] === undefined && { value }), ...(allowed !== null && { allowed }) }
}

/** Returns the parts of a cell that are not allowed, for its message. */
export const wrongParts = (value: string, allowed: readonly string[]): readonly string[] => {
  const known = new Set(allowed.map(foldText))
  const wrong = value
    .split(/[、,，;；\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !known.has(foldText(part)))
  return wrong.length === 0 ? [value] : wrong
}
