import { slugField, type AnyContentType, type DeliveredReference } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import { allOf, sql, type Fragment } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'
import { deliveredName, type NamedRow } from './delivered-name.ts'
import { liveSql } from './public-type.ts'

type Side = 'newer' | 'older'

type Row = NamedRow & { readonly side: Side; readonly publish_from: Date }

const neighbour = (tx: Tx, type: AnyContentType, side: Side): Fragment => {
  const comparison = sql.raw(side === 'newer' ? '>' : '<')
  const direction = sql.raw(side === 'newer' ? 'asc' : 'desc')
  return sql`(
    select ${sql.lit(side)}::text as side, e.publish_from, e.id, e.published->${sql.lit(type.title)} as title, e.published->>${sql.lit(slugField(type) ?? '')} as slug
    from content.entry e
    where e.tenant_id = ${sql.lit(tx.tenant.number)} and e.type = ${sql.lit(type.name)} and ${allOf(liveSql(tx.tenant, type))}
      and (e.publish_from, e.id) ${comparison} (select publish_from, id from own)
    order by e.publish_from ${direction}, e.id ${direction} limit 1)`
}

/** The neighbours change when a record begins between them, also one that is hidden now. */
const noteSpan = (tx: Tx, type: AnyContentType, rows: readonly Row[]): void => {
  if (tx.notes === undefined) return
  const at = (side: Side, none: number) => rows.find((row) => row.side === side)?.publish_from.getTime() ?? none
  tx.notes.span(type.name, at('older', -Infinity), at('newer', Infinity))
  for (const { id } of rows) tx.notes.id(id)
}

/** Returns the live records published just after and just before one, in order of time even if some are pinned. */
export const readNeighbours = async (tx: Tx, type: AnyContentType, id: string, locale: Locale) => {
  const rows = await tx.hotRows<Row>(sql`
    with own as materialized (select a.publish_from, a.id from content.entry a where a.tenant_id = ${sql.lit(tx.tenant.number)} and a.id = ${id})
    ${neighbour(tx, type, 'newer')} union all ${neighbour(tx, type, 'older')}`)
  noteSpan(tx, type, rows)
  const named = (side: Side): DeliveredReference | null => {
    const row = rows.find((one) => one.side === side)
    return row === undefined ? null : deliveredName(type, row, locale)
  }
  return { prev: named('newer'), next: named('older') }
}
