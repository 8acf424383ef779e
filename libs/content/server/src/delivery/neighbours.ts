import { slugField, type AnyContentType, type DeliveredReference, type Tenant, storedName } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import { allOf, sql, type Fragment } from '../database/sql.ts'
import type { DependencyNotes } from '../public-changes/dependencies.ts'
import { deliveredName, type NamedRow } from './delivered-name.ts'
import { liveSql } from './public-type.ts'

/** The live record published just after or just before another; `time` is the start of its publication in ms. */
export type NeighbourRow = NamedRow & { readonly time: number }

/** The neighbours of a record, in order of time even if some are pinned. */
export type Neighbours = { readonly newer: NeighbourRow | null; readonly older: NeighbourRow | null }

/** Selects a neighbour of the row aliased `own`. */
const neighbour = (tenant: Tenant, type: AnyContentType, side: keyof Neighbours): Fragment => {
  const comparison = sql.raw(side === 'newer' ? '>' : '<')
  const direction = sql.raw(side === 'newer' ? 'asc' : 'desc')
  return sql`(
    select json_build_object('id', e.id, 'title', e.published->${sql.lit(storedName(type, type.title))}, 'slug', e.published->>${sql.lit(storedName(type, slugField(type) ?? ''))},
      'time', round(extract(epoch from e.publish_from) * 1000))
    from content.entry e
    where e.tenant_id = ${sql.lit(tenant.number)} and e.type = ${sql.lit(type.name)} and ${allOf(liveSql(tenant, type))}
      and (e.publish_from, e.id) ${comparison} (own.publish_from, own.id)
    order by e.publish_from ${direction}, e.id ${direction} limit 1) as ${sql.raw(side)}`
}

/** Selects both neighbours of the row aliased `own`. */
export const neighbourColumns = (tenant: Tenant, type: AnyContentType): Fragment =>
  sql`${neighbour(tenant, type, 'newer')}, ${neighbour(tenant, type, 'older')}`

/** Notes that the neighbours change with the records that begin from the one to the other, both included. */
export const noteNeighbours = (notes: DependencyNotes, type: AnyContentType, { newer, older }: Neighbours): void => {
  notes.span(type.name, older?.time ?? -Infinity, newer?.time ?? Infinity)
}

/** Returns the neighbours in the shape of the delivery API. */
export const deliveredNeighbours = (type: AnyContentType, { newer, older }: Neighbours, locale: Locale) => {
  const named = (row: NeighbourRow | null): DeliveredReference | null => (row === null ? null : deliveredName(type, row, locale))
  return { prev: named(newer), next: named(older) }
}
