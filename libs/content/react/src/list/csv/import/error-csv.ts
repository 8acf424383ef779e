/** Spreadsheets would execute a cell that starts like this. */
const FORMULA = /^[=+\-@\t\r]/

const cell = (text: string): string => {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Creates a CSV file that spreadsheets open: UTF-8 with a byte order mark. */
export const csvFile = (lines: readonly (readonly string[])[]): Blob =>
  new Blob(['\uFEFF', lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('')], { type: 'text/csv;charset=utf-8' })
