import { slugField, type AnyContentType, type DeliveredReference } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import { allOf, sql } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'
import { deliveredName, type NamedRow } from './delivered-name.ts'
import { liveSql } from './public-type.ts'

const neighbour = async (
  tx: Tx,
  type: AnyContentType,
  id: string,
  locale: Locale,
  side: 'newer' | 'older',
): Promise<DeliveredReference | null> => {
  const comparison = sql.raw(side === 'newer' ? '>' : '<')
  const direction = sql.raw(side === 'newer' ? 'asc' : 'desc')
  const [row] = await tx.hotRows<NamedRow>(sql`
    select e.id, e.published->${sql.lit(type.title)} as title, e.published->>${sql.lit(slugField(type) ?? '')} as slug from content.entry e
    where e.tenant_id = ${tx.tenant.number} and e.type = ${type.name} and ${allOf(liveSql(tx.tenant, type))}
      and (e.publish_from, e.id) ${comparison} (select a.publish_from, a.id from content.entry a where a.tenant_id = ${tx.tenant.number} and a.id = ${id})
    order by e.publish_from ${direction}, e.id ${direction} limit 1`)
  return row === undefined ? null : deliveredName(type, row, locale)
}

/** Returns the live records published just after and just before one, in order of time even if some are pinned. */
export const readNeighbours = async (tx: Tx, type: AnyContentType, id: string, locale: Locale) => {
  const [prev, next] = await Promise.all([neighbour(tx, type, id, locale, 'newer'), neighbour(tx, type, id, locale, 'older')])
  return { prev, next }
}
