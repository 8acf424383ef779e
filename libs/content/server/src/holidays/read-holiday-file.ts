import { parseDay } from '@captain/locale'
import { malformedHolidays } from '../errors.ts'

export type HolidayRow = { readonly date: string; readonly name: string }

const MAX_NAME_CHARACTERS = 60

/** The Cabinet Office uses Shift_JIS; a file saved again may be UTF-8. */
const decode = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('shift_jis').decode(bytes)
  }
}

const rowOf = (line: string, number: number): HolidayRow => {
  const [day = '', name = '', ...rest] = line.split(',').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
  const date = parseDay(day)
  if (date === null || name === '' || [...name].length > MAX_NAME_CHARACTERS || rest.length > 0) throw malformedHolidays(number)
  return { date, name }
}

/**
 * Parses a file in the format of the Cabinet Office's `syukujitsu.csv`: a heading, then day and name. Throws with the number of
 * the first invalid line.
 */
export const readHolidayFile = (bytes: Uint8Array): readonly HolidayRow[] => {
  const lines = decode(bytes).split(/\r?\n/)
  const rows = lines.flatMap((line, place) => (place === 0 || line.trim() === '' ? [] : [rowOf(line, place + 1)]))
  if (rows.length === 0) throw malformedHolidays(1)
  return rows
}
