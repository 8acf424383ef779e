import { malformedCsv, noRows, tooManyRows } from '../errors.ts'

const MAX_ROWS = 5000
/** Maximum number of lines, including empty ones. Lines after it are not read and must be absent. */
const MAX_LINES = MAX_ROWS * 2
const MAX_COLUMNS = 300
const DELIMITERS = [',', '\t', ';'] as const

export type Delimiter = (typeof DELIMITERS)[number]

/** Non-empty rows of a file, each with its number as spreadsheets count. */
export type Cells = { readonly headers: readonly string[]; readonly rows: readonly CsvRow[]; readonly delimiter: Delimiter }
export type CsvRow = { readonly number: number; readonly cells: readonly string[] }

/** Returns the delimiter that is most frequent outside quotes in the first line. */
const delimiterOf = (text: string): Delimiter => {
  const counts = { ',': 0, '\t': 0, ';': 0 }
  let isQuoted = false
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted
    else if (!isQuoted && (character === '\n' || character === '\r')) break
    else if (!isQuoted && (character === ',' || character === '\t' || character === ';')) counts[character] += 1
  }
  return DELIMITERS.find((delimiter) => counts[delimiter] === Math.max(...Object.values(counts))) ?? ','
}

const recordsOf = async (text: string, delimiter: Delimiter): Promise<readonly (readonly string[])[]> => {
  const { CsvError, parse } = await import('csv-parse/sync')
  try {
    return parse(text, { delimiter, relax_column_count: true, to: MAX_LINES + 1 })
  } catch (error) {
    if (error instanceof CsvError) throw malformedCsv(typeof error['lines'] === 'number' ? error['lines'] : undefined)
    throw error
  }
}

/**
 * Splits the text of a file into cells. Rejects with 422 if it is malformed, has no headings or no rows, or has more than 5,000 rows
 * or twice as many lines.
 */
export const readCells = async (text: string): Promise<Cells> => {
  const delimiter = delimiterOf(text)
  const [headers = [], ...records] = await recordsOf(text, delimiter)
  if (records.length >= MAX_LINES) throw tooManyRows(MAX_ROWS)
  if (headers.length > MAX_COLUMNS || headers.every((header) => header.trim() === '')) throw malformedCsv(1)
  const rows = records.map((cells, place) => ({ number: place + 2, cells })).filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (rows.length === 0) throw noRows()
  if (rows.length > MAX_ROWS) throw tooManyRows(MAX_ROWS)
  const long = rows.find(({ cells }) => cells.slice(headers.length).some((cell) => cell.trim() !== ''))
  if (long !== undefined) throw malformedCsv(long.number)
  return { headers, rows: rows.map(({ number, cells }) => ({ number, cells: cells.slice(0, headers.length) })), delimiter }
}
