import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { importHolidays } from '@captain/content-server'
import type { Pool } from 'pg'

/** 2025 to 2027, as the Cabinet Office published them in February 2026 (https://www8.cao.go.jp/chosei/shukujitsu/gaiyou.html). */
const FILE = fileURLToPath(new URL('../data/holidays.csv', import.meta.url))
const SOURCE = '内閣府「国民の祝日について」2026年2月公表'

/** Fills an empty calendar with the bundled public holidays; dates that an operator imported stay. */
export const ensureHolidays = async (pool: Pool): Promise<void> => {
  await importHolidays(pool, { bytes: await readFile(FILE), source: SOURCE, when: 'if-empty' })
}
