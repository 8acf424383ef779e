import { sql, type Fragment } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'
import type { DeclarationChange } from './changes.ts'

/** Values that are empty. */
const EMPTY = sql`('null'::jsonb, '""'::jsonb, '[]'::jsonb, '{}'::jsonb, '{"ja": null, "en": null}'::jsonb)`

const valueIn = (copy: Fragment, field: string): Fragment => sql`coalesce(${copy}->${field}::text, 'null'::jsonb)`

const inEither = (condition: (copy: Fragment) => Fragment): Fragment =>
  sql`(${condition(sql`e.data`)} or (e.published is not null and ${condition(sql`e.published`)}))`

const isAffected = ({ what, field, to, options }: DeclarationChange): Fragment => {
  if (field === null) return sql`true`
  if (what === 'options') {
    return inEither(
      (copy) =>
        sql`(${copy}->>${field}::text = any(${options}::text[]) or (jsonb_typeof(${copy}->${field}::text) = 'array' and ${copy}->${field}::text ?| ${options}::text[]))`,
    )
  }
  if (what !== 'required') return inEither((copy) => sql`${valueIn(copy, field)} not in ${EMPTY}`)
  const isEmpty = (copy: Fragment) => sql`(${valueIn(copy, field)} in ${EMPTY} or ${valueIn(copy, field)}->'ja' = 'null'::jsonb)`
  return to === 'publish' ? sql`(e.published is not null and ${isEmpty(sql`e.published`)})` : inEither(isEmpty)
}

/** Counts the records, those in the trash included, whose values a change is about. */
export const countChange = async (tx: Tx, change: DeclarationChange): Promise<number> => {
  const row = await tx.row<{ count: number }>(
    sql`select count(*)::int as count from content.entry e where e.tenant_id = ${tx.tenant.number} and e.type = ${change.type} and ${isAffected(change)}`,
  )
  return row?.count ?? 0
}
