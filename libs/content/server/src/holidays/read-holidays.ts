import { sql } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'

/** A public holiday of Japan; `date` is `YYYY-MM-DD`. */
export type Holiday = { readonly date: string; readonly name: { readonly ja: string; readonly en: string } }

/** Reads the public holidays of a range of days, both ends included, in order. */
export const readHolidays = async (tx: Tx, from: string, to: string): Promise<readonly Holiday[]> => {
  const rows = await tx.hotRows<{ date: string; name_ja: string; name_en: string }>(sql`
    select to_char(h.date, 'YYYY-MM-DD') as date, h.name_ja, h.name_en from content.holiday h
    where h.date between ${from}::date and ${to}::date order by h.date`)
  return rows.map((row) => ({ date: row.date, name: { ja: row.name_ja, en: row.name_en } }))
}
