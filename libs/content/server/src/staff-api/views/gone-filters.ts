import { fieldOf, type AnyContentType, type ViewQuery, asAnyReference } from '@captain/content-core'
import { sql } from '../../database/sql.ts'
import type { Tx } from '../../database/transaction.ts'
import type { CheckedView } from './view-query.ts'

const pointedIds = (type: AnyContentType, { filter = {} }: ViewQuery): readonly string[] =>
  Object.entries(filter).flatMap(([name, values]) => (asAnyReference(fieldOf(type, name)) === null ? [] : values))

const without = (type: AnyContentType, { query, dropped }: CheckedView, live: ReadonlySet<string>): CheckedView => {
  const { filter } = query
  if (filter === undefined) return { query, dropped }
  const isGone = (name: string, id: string) => id !== '' && asAnyReference(fieldOf(type, name)) !== null && !live.has(id)
  const remaining = Object.entries(filter).map(([name, values]) => [name, values.filter((id) => !isGone(name, id))] as const)
  const newlyDropped = remaining.filter(([name, values]) => values.length < (filter[name]?.length ?? 0)).map(([name]) => `filter[${name}]`)
  return {
    query: { ...query, filter: Object.fromEntries(remaining.filter(([, values]) => values.length > 0)) },
    dropped: [...dropped, ...newlyDropped],
  }
}

/** Removes filters by missing records from the queries, with one query for all of them. */
export const withoutDeletedReferences = async (
  tx: Tx,
  type: AnyContentType,
  all: readonly CheckedView[],
): Promise<readonly CheckedView[]> => {
  const ids = [...new Set(all.flatMap(({ query }) => pointedIds(type, query)))]
  if (ids.length === 0) return all
  const rows = await tx.rows<{ id: string }>(
    sql`select e.id from content.entry e where e.tenant_id = ${tx.tenant.number} and e.id = any(${ids}::text[]) and e.deleted_at is null`,
  )
  const live = new Set(rows.map(({ id }) => id))
  return all.map((one) => without(type, one, live))
}
