import type { Pool } from 'pg'
import { englishHolidayName } from './holiday-names.ts'
import { readHolidayFile } from './read-holiday-file.ts'

const LOCK = 7_260_036

type ImportOptions = {
  readonly bytes: Uint8Array
  /** Publisher and date of the data. */
  readonly source: string
  /** `if-empty`: import only if no holidays are stored yet. */
  readonly when?: 'if-empty'
}

/**
 * Imports the public holidays of a file: replaces the years in the file and leaves others. Returns the number of imported days.
 * Throws with the invalid line, and then changes nothing.
 */
export const importHolidays = async (pool: Pool, { bytes, source, when }: ImportOptions): Promise<number> => {
  const rows = readHolidayFile(bytes)
  const years = [...new Set(rows.map(({ date }) => Number(date.slice(0, 4))))]
  const documents = JSON.stringify(rows.map(({ date, name }) => ({ date, name_ja: name, name_en: englishHolidayName(name), source })))
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [LOCK])
    const { rowCount: known } = await client.query('select 1 from content.holiday limit 1')
    const isWanted = when !== 'if-empty' || known === 0
    if (isWanted) {
      await client.query('delete from content.holiday where extract(year from date) = any($1::int[])', [years])
      await client.query(
        `insert into content.holiday (date, name_ja, name_en, source)
         select distinct on (date) date, name_ja, name_en, source from jsonb_to_recordset($1::jsonb) as r (date date, name_ja text, name_en text, source text)`,
        [documents],
      )
    }
    await client.query('commit')
    return isWanted ? rows.length : 0
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  } finally {
    client.release()
  }
}
