import { sql, type Fragment } from '../database/sql.ts'

/** Returns one value of each row as an array parameter, so that the statement is the same for any number of rows. */
export const column = <Row>(rows: readonly Row[], pick: (row: Row) => unknown, cast: string): Fragment =>
  sql`${rows.map(pick)}::${sql.raw(cast)}[]`
