import { asRecord } from '@captain/validation'
import type { CsvRow } from './read-cells.ts'

/** Returns the rows of a file with the cells that were corrected since it was sent. */
export const correctedRows = (rows: readonly CsvRow[], corrections: unknown): readonly CsvRow[] => {
  if (!Array.isArray(corrections) || corrections.length === 0) return rows
  const byRow = Map.groupBy(
    corrections.map((one: unknown) => asRecord(one)),
    ({ row }) => Number(row),
  )
  return rows.map((row) => {
    const own = byRow.get(row.number)
    if (own === undefined) return row
    const texts = new Map(own.map(({ column, text }) => [Number(column), String(text)]))
    return { ...row, cells: row.cells.map((cell, place) => texts.get(place) ?? cell) }
  })
}
