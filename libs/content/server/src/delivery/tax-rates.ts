import { sql } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'

type RateRow = { readonly key: string; readonly percent: string }

/** Returns the percentage of each consumption tax rate on a day (`YYYY-MM-DD`; default: the present day in Tokyo), as decimal text. */
export const readTaxRates = async (tx: Tx, day: string | null = null): Promise<ReadonlyMap<string, string>> => {
  const read = () =>
    tx.hotRows<RateRow>(sql`
      select key, percent from content.tax_rate, (select coalesce(${day}::date, (now() at time zone 'Asia/Tokyo')::date) as today) clock
      where valid_from <= today and (valid_until is null or today <= valid_until) order by valid_from`)
  const rows = tx.remember === undefined ? await read() : await tx.remember(`tax ${day ?? ''}`, 'nothing', read)
  return new Map(rows.map((row) => [row.key, row.percent]))
}
