import { slugField, type AnyContentType } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import { allOf, sql } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'
import { titleSides } from '../store/title.ts'
import { LIVE } from './public-type.ts'

type Neighbour = { readonly id: string; readonly slug: string | null; readonly title: string }

type Row = { readonly id: string; readonly title: unknown; readonly slug: string | null }

const neighbour = async (tx: Tx, type: AnyContentType, id: string, locale: Locale, side: 'newer' | 'older'): Promise<Neighbour | null> => {
  const comparison = sql.raw(side === 'newer' ? '>' : '<')
  const direction = sql.raw(side === 'newer' ? 'asc' : 'desc')
  const [row] = await tx.hotRows<Row>(sql`
    select e.id, e.published->${sql.lit(type.title)} as title, e.published->>${sql.lit(slugField(type) ?? '')} as slug from content.entry e
    where e.tenant_id = ${tx.tenant.number} and e.type = ${type.name} and ${allOf(LIVE)}
      and (e.publish_from, e.id) ${comparison} (select a.publish_from, a.id from content.entry a where a.tenant_id = ${tx.tenant.number} and a.id = ${id})
    order by e.publish_from ${direction}, e.id ${direction} limit 1`)
  if (row === undefined) return null
  const title = titleSides(row.title)
  return { id: row.id, slug: row.slug, title: title[locale] ?? title.ja ?? '' }
}

/** The live records that were published just after and just before one: readers go through time, whatever is pinned. */
export const readNeighbours = async (tx: Tx, type: AnyContentType, id: string, locale: Locale) => ({
  prev: await neighbour(tx, type, id, locale, 'newer'),
  next: await neighbour(tx, type, id, locale, 'older'),
})
