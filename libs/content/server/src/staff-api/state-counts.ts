import type { AnyContentType, Count } from '@captain/content-core'
import { badRequest } from '@captain/http-server'
import { allOf, sql } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'
import { capped, COUNT_LIMIT } from '../list-query/counts.ts'
import { measured } from '../list-query/page.ts'
import { sourceOf } from '../list-query/page-source.ts'
import { parseListRequest, type ListReader } from './list-request.ts'
import { statesIn } from './state-conditions.ts'

/** Parameters that do not affect the counts of states: the state itself and the page. */
const APART = ['status', 'after', 'sort', 'limit']

/** Returns the query of a list without `counts`, and whether it requests the counts of states. Throws 400 for unknown counts. */
export const withoutCounts = (
  type: AnyContentType,
  query: URLSearchParams,
): { readonly query: URLSearchParams; readonly counts: boolean } => {
  const requested = query.getAll('counts')
  if (requested.length === 0) return { query, counts: false }
  if (requested.length > 1 || requested[0] !== 'status' || statesIn(type).size === 0) throw badRequest('malformed-parameter', 'counts')
  const rest = new URLSearchParams(query)
  rest.delete('counts')
  return { query: rest, counts: true }
}

/** Counts the records of each state under a list's other conditions, each up to 1000; in one statement. */
export const countByState = async (
  tx: Tx,
  type: AnyContentType,
  query: URLSearchParams,
  reader: ListReader,
): Promise<Readonly<Record<string, Count>>> => {
  const rest = new URLSearchParams([...query].filter(([name]) => !APART.includes(name)))
  const request = await measured(tx, parseListRequest(type, rest, reader))
  const counted = [...statesIn(type)].map(([state, condition]) => {
    const { from, where } = sourceOf(tx, { ...request, conditions: [...request.conditions, condition] })
    return sql`(select count(*)::int from (select 1 from ${from} where ${allOf(where)} limit ${COUNT_LIMIT + 1}) counted) as ${sql.ref(state)}`
  })
  const row = await tx.row<Readonly<Record<string, number>>>(sql`select ${sql.join(counted)}`)
  return Object.fromEntries(Object.entries(row ?? {}).map(([state, count]) => [state, capped(count)]))
}
