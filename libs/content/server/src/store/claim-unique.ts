import type { FieldIssue } from '@captain/content-core'
import { sql, type Fragment } from '../database/sql.ts'
import { ContentIssues } from '../errors.ts'
import type { WriteTx } from '../store.ts'
import { column } from './column.ts'
import { uniqueRowsOf, type Typed } from './derived-rows.ts'

type Claimed = { readonly type: string; readonly field: string; readonly val: string; readonly entry_id: string }

const keyOf = (...parts: readonly string[]) => JSON.stringify(parts)

/** Selects the wanted rows. */
const wantedOf = (rows: ReturnType<typeof uniqueRowsOf>): Fragment =>
  sql`select * from unnest(${column(rows, ({ type }) => type, 'text')}, ${column(rows, ({ field }) => field, 'text')},
    ${column(rows, ({ val }) => val, 'text')}, ${column(rows, ({ id }) => id, 'text')}) as w (type, field, val, entry_id)`

type UniqueClaim = {
  /** Frees unique values that the records no longer have; to run before the claim. */
  readonly freed: Fragment
  /** Claims the values that they have; the second of two concurrent saves finds them taken. Throws ContentIssues. */
  claim(): Promise<void>
}

/** Prepares to write the unique values of records. A lenient claim leaves values that another record has to that record. */
export const uniqueClaim = (tx: WriteTx, records: readonly Typed[], isLenient = false): UniqueClaim => {
  const rows = records.flatMap(uniqueRowsOf)
  const tenant = sql.lit(tx.tenant.number)
  const freed = sql`freed as (
    delete from content.entry_unique d where d.tenant_id = ${tenant} and d.entry_id = any(${records.map(({ row }) => row.id)}::text[])
      and (d.type, d.field, d.val, d.entry_id) not in (${wantedOf(rows)}))`
  const claim = async () => {
    if (rows.length === 0) return
    const claimed = await tx.hotRows<Claimed>(sql`
      with wanted as materialized (${wantedOf(rows)}),
      owned as materialized (
        select w.* from wanted w where w.entry_id = (
          select u.entry_id from content.entry_unique u where u.tenant_id = ${tenant} and u.type = w.type and u.field = w.field and u.val = w.val)),
      made as (
        insert into content.entry_unique (tenant_id, type, field, val, entry_id)
        select ${tenant}, w.* from wanted w where (w.type, w.field, w.val, w.entry_id) not in (select * from owned)
        order by w.type, w.field, w.val on conflict do nothing returning type, field, val, entry_id)
      select * from owned union all select * from made`)
    const owned = new Set(claimed.map(({ type, field, val, entry_id: id }) => keyOf(type, field, val, id)))
    const missed = rows.filter(({ type, field, val, id }) => !owned.has(keyOf(type, field, val, id)))
    // A renamed field is claimed under two names, and is one issue.
    const taken = [...new Map(missed.map((row) => [keyOf(row.id, row.path), row])).values()]
    if (taken.length === 0 || isLenient) return
    throw new ContentIssues(
      taken.map(({ path }): FieldIssue => ({ path, rule: 'duplicate', params: {} })),
      taken.map(({ id }) => id),
    )
  }
  return { freed, claim }
}
