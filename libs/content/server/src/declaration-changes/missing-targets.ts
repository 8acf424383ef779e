import { contentTypeOf, type AnyContentType, type Tenant, type Values } from '@captain/content-core'
import { sql } from '../database/sql.ts'
import type { WriteTx } from '../store.ts'
import { targetsTo } from '../store/derive.ts'
import { withoutTarget } from '../store/detach.ts'
import type { EntryRow } from '../store/entry-row.ts'
import { currentRow } from '../store/entry-rows.ts'

type Target = { readonly to: 'record' | 'media' | 'account'; readonly path: string; readonly id: string }

const targetsOf = (type: AnyContentType, values: Values): readonly Target[] => [
  ...targetsTo(type, values, 'record'),
  ...targetsTo(type, values, 'media'),
  ...targetsTo(type, values, 'account'),
]

const keyOf = ({ to, id }: Pick<Target, 'to' | 'id'>): string => `${to} ${id}`

/** Returns the targets that are there; records of types that are not declared do not count. */
const presentKeys = async (tx: WriteTx, tenant: Tenant, targets: readonly Target[]): Promise<ReadonlySet<string>> => {
  const idsTo = (to: Target['to']): readonly string[] => targets.filter((target) => target.to === to).map(({ id }) => id)
  const rows = await tx.rows<{ to: Target['to']; id: string; type: string | null }>(sql`
    select 'record' as to, e.id, e.type from content.entry e
      where e.tenant_id = ${tenant.number} and e.id = any(${idsTo('record')}::text[]) and e.deleted_at is null
    union all select 'media', m.id, null from content.media m where m.tenant_id = ${tenant.number} and m.id = any(${idsTo('media')}::text[])
    union all select 'account', a.id, null from content.member a where a.id = any(${idsTo('account')}::text[])`)
  return new Set(rows.filter(({ type }) => type === null || contentTypeOf(tenant, type) !== null).map(keyOf))
}

/** Returns a record without references to what was deleted while the record was not there. */
export const withoutMissingTargets = async (tx: WriteTx, type: AnyContentType, row: EntryRow): Promise<EntryRow> => {
  const { data, published } = currentRow(tx.tenant, row)
  const copies = published === null ? [data] : [data, published]
  const all = copies.flatMap((values) => targetsOf(type, values))
  if (all.length === 0) return row
  const present = await presentKeys(tx, tx.tenant, all)
  const missing = (values: Values): readonly Target[] => targetsOf(type, values).filter((target) => !present.has(keyOf(target)))
  // In reverse order, so that removing an item does not shift the next.
  const rest = (values: Values): Values =>
    missing(values)
      .toReversed()
      .reduce((left, { path, id }) => withoutTarget(left, path, id), values)
  if (copies.every((values) => missing(values).length === 0)) return row
  return { ...row, data: rest(data), published: published === null ? null : rest(published) }
}
