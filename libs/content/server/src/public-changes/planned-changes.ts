import type { Tenant } from '@captain/content-core'
import { sql, type Fragment } from '../database/sql.ts'
import type { Store } from '../store.ts'

/**
 * Returns the first instant after another one, by default now, at which a record of a tenant begins or ceases to be public by plan, in ms;
 * Infinity if there is none. For a response, the other one is a time before its reads: a change in the meantime outdates it.
 */
export type NextChange = (tenant: Tenant, since?: number) => Promise<number>

type Known = { readonly position: number; readonly since: number; readonly at: Promise<number> }

/** Reads from the indexes of both columns, once for each type. */
const firstOf = ({ number, contentTypes }: Tenant, column: 'publish_from' | 'publish_until', after: Fragment): Fragment => sql`(
  select min(first.at) from unnest(${sql.lit(`{${contentTypes.map(({ name }) => name).join(',')}}`)}::text[]) as t (type) cross join lateral (
    select e.${sql.id(column)} as at from content.entry e
    where e.tenant_id = ${sql.lit(number)} and e.type = t.type and e.published_position is not null and e.deleted_at is null and e.${sql.id(column)} > ${after}
      ${column === 'publish_until' ? sql`and e.status = 'published'` : sql``}
    order by e.${sql.id(column)} limit 1) as first)`

const readNext = ({ forPublic }: Pick<Store, 'forPublic'>, tenant: Tenant, since: number): Promise<number> =>
  forPublic(tenant).read(async (tx) => {
    // The clock of the database decides what is public. If it is behind ours, the change is still ahead.
    const after = sql`least(now(), ${new Date(since)}::timestamptz)`
    const [row] = await tx.hotRows<{ at: Date | null }>(
      sql`select least(${firstOf(tenant, 'publish_from', after)}, ${firstOf(tenant, 'publish_until', after)}) as at`,
    )
    return row?.at?.getTime() ?? Infinity
  })

/** Reads the next planned change again only after a change of the tenant, or once it has come. */
export const createPlannedChanges = (store: Pick<Store, 'forPublic' | 'changes'>): NextChange => {
  const known = new Map<number, Known>()
  return async (tenant, since = Date.now()) => {
    const position = store.changes.position(tenant.number)
    const last = known.get(tenant.number)
    const lastAt = last?.position === position && last.since <= since ? await last.at : 0
    if (lastAt > since) return lastAt
    const current = { position, since, at: readNext(store, tenant, since) }
    known.set(tenant.number, current)
    current.at.catch(() => known.delete(tenant.number))
    return current.at
  }
}
