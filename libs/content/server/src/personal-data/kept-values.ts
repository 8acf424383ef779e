import type { AnyContentType, Values } from '@captain/content-core'
import { sql, type Fragment } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'

/** Returns the names under which a declaration stores values, with those from before a renaming. */
const declaredNames = ({ fields }: AnyContentType): readonly string[] =>
  Object.entries(fields).flatMap(([name, { was }]) => (was === null ? [name] : [name, was]))

/** Returns the names of the types whose records may have values that the declaration does not know any more, such as those of a removed field. */
export const typesWithKeptValues = async (tx: Tx): Promise<ReadonlySet<string>> => {
  const rows = await tx.rows<{ readonly type: string }>(
    sql`select type from content.declared_type where tenant_id = ${tx.tenant.number} and jsonb_exists(shape, 'kept')`,
  )
  return new Set(rows.map(({ type }) => type))
}

/**
 * Selects the values of a copy that the declaration does not know any more: whether they are about a person is unknown. Null if there are none.
 */
export const undeclaredValues = (type: AnyContentType, document: Fragment): Fragment =>
  sql`nullif(${document} - ${declaredNames(type)}::text[], '{}'::jsonb)`

/** Returns the names of such values in copies of a record, in their order. */
export const undeclaredNames = (type: AnyContentType, copies: readonly Values[]): readonly string[] => {
  const names = new Set(declaredNames(type))
  return [...new Set(copies.flatMap((copy) => Object.keys(copy)))].filter((name) => !names.has(name))
}

/** Returns a copy without such values. */
export const withoutUndeclared = (type: AnyContentType, values: Values): Values => {
  const names = new Set(declaredNames(type))
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name)))
}
