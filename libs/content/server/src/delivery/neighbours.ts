import { slugField, type AnyContentType } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import { allOf, sql } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'
import { titleSides } from '../store/title.ts'
import { LIVE } from './public-type.ts'

type Neighbour = { readonly id: string; readonly slug: string | null; readonly title: string }

type Row = { readonly id: string; readonly title: unknown; readonly slug: string | null }

const neighbour = async (tx: Tx, type: AnyContentType, id: string, locale: Locale, side: 'before' | 'after'): Promise<Neighbour | null> => {
  const comparison = sql.raw(side === 'before' ? '<' : '>')
  const direction = sql.raw(side === 'before' ? 'desc' : 'asc')
  const [row] = await tx.hotRows<Row>(sql`
    select e.id, e.published->${sql.lit(type.title)} as title, e.published->>${sql.lit(slugField(type) ?? '')} as slug from content.entry e
    where e.tenant_id = ${tx.tenant.number} and e.type = ${type.name} and ${allOf(LIVE)}
      and (e.published_position, e.id) ${comparison} (select a.published_position, a.id from content.entry a where a.tenant_id = ${tx.tenant.number} and a.id = ${id})
    order by e.published_position ${direction}, e.id ${direction} limit 1`)
  if (row === undefined) return null
  const title = titleSides(row.title)
  return { id: row.id, slug: row.slug, title: title[locale] ?? title.ja ?? '' }
}

/** The live records before and after one in the default order of its type. */
export const readNeighbours = async (tx: Tx, type: AnyContentType, id: string, locale: Locale) => ({
  prev: await neighbour(tx, type, id, locale, 'before'),
  next: await neighbour(tx, type, id, locale, 'after'),
})
