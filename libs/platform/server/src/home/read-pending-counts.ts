import type { AnyContentType, Count } from '@captain/content-core'
import { allOf, sql, capped, COUNT_LIMIT, measured, sourceOf, parseListRequest, type Tx } from '@captain/content-server/kit'
import { pendingKindsOf, type PendingItem } from './needs.ts'

/** A pending task with its number of records; only if there are any. */
export type PendingCount = PendingItem & { readonly type: AnyContentType; readonly count: Count }

/** Counts the pending tasks of these types as their lists would, up to 1000 each, in one statement. */
export const readPendingCounts = async (tx: Tx, types: readonly AnyContentType[]): Promise<readonly PendingCount[]> => {
  const needs = types.flatMap((type) => pendingKindsOf(type).map((need) => ({ ...need, type })))
  if (needs.length === 0) return []
  const counted = await Promise.all(
    needs.map(async ({ type, query }, place) => {
      const { from, where } = sourceOf(tx, await measured(tx, parseListRequest(type, new URLSearchParams(query))))
      return sql`(select count(*)::int from (select 1 from ${from} where ${allOf(where)} limit ${COUNT_LIMIT + 1}) counted) as ${sql.ref(`n${place}`)}`
    }),
  )
  const row = (await tx.row<Readonly<Record<string, number>>>(sql`select ${sql.join(counted)}`)) ?? {}
  return needs.flatMap((need, place) => {
    const count = row[`n${place}`] ?? 0
    return count === 0 ? [] : [{ ...need, count: capped(count) }]
  })
}
