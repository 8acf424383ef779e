import { sql, type Fragment } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'
import type { DeclarationChange } from './changes.ts'

/** Values that are empty. */
const EMPTY = sql`('null'::jsonb, '""'::jsonb, '[]'::jsonb, '{}'::jsonb, '{"ja": null, "en": null}'::jsonb)`

/** A JSON path to a field through groups and rows; objects count as lists of one. */
const pathOf = (names: readonly string[]): string => ['$', ...names.map((name) => `[*].${JSON.stringify(name)}`)].join('')

/** Whether any value of a field in a copy meets a condition on `v.value`. */
const anyValue = (copy: Fragment, field: string, condition: Fragment): Fragment =>
  sql`exists (select from jsonb_path_query(${copy}, ${pathOf(field.split('.'))}::jsonpath) v (value) where ${condition})`

/** Whether a copy, or a group or row in it, has no value of a field. */
const anyMissing = (copy: Fragment, field: string): Fragment => {
  const names = field.split('.')
  const value = sql`coalesce(v.value->${names.at(-1) ?? ''}::text, 'null'::jsonb)`
  return sql`exists (select from jsonb_path_query(${copy}, ${`${pathOf(names.slice(0, -1))}[*]`}::jsonpath) v (value)
    where ${value} in ${EMPTY} or ${value}->'ja' = 'null'::jsonb)`
}

const inEither = (condition: (copy: Fragment) => Fragment): Fragment =>
  sql`(${condition(sql`e.data`)} or (e.published is not null and ${condition(sql`e.published`)}))`

const isAffected = ({ what, field, to, options }: DeclarationChange): Fragment => {
  if (field === null) return sql`true`
  if (what === 'options') {
    const isGone = sql`v.value #>> '{}' = any(${options}::text[]) or (jsonb_typeof(v.value) = 'array' and v.value ?| ${options}::text[])`
    return inEither((copy) => anyValue(copy, field, isGone))
  }
  if (what !== 'required') return inEither((copy) => anyValue(copy, field, sql`v.value not in ${EMPTY}`))
  return to === 'publish'
    ? sql`(e.published is not null and ${anyMissing(sql`e.published`, field)})`
    : inEither((copy) => anyMissing(copy, field))
}

/** Counts the records, those in the trash included, whose values a change is about. */
export const countChange = async (tx: Tx, change: DeclarationChange): Promise<number> => {
  const row = await tx.row<{ count: number }>(
    sql`select count(*)::int as count from content.entry e where e.tenant_id = ${tx.tenant.number} and e.type = ${change.type} and ${isAffected(change)}`,
  )
  return row?.count ?? 0
}
