/** Spreadsheets would run a cell that begins like this. */
const FORMULA = /^[=+\-@\t\r]/

const cell = (text: string): string => {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Lines of a file that spreadsheets open, UTF-8 with its mark. */
export const csvFile = (lines: readonly (readonly string[])[]): Blob =>
  new Blob(['\uFEFF', lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('')], { type: 'text/csv;charset=utf-8' })
