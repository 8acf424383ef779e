import { contentTypeOf, type AnyContentType, type Tenant, type UsedBy, type Values } from '@captain/content-core'
import { sql } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'
import { titleSides } from './title.ts'

type Use = {
  readonly id: string
  readonly type: string
  readonly path: string
  readonly on_delete: UsedBy['onDelete']
  readonly data: Values
}

/** References to a record from records that are not in the trash. */
export const readUses = (tx: Tx, id: string): Promise<readonly Use[]> =>
  tx.rows<Use>(sql`
    select e.id, e.type, r.path, r.on_delete, e.data from content.entry_reference r join content.entry e on e.tenant_id = r.tenant_id and e.id = r.src_id
    where r.tenant_id = ${tx.tenant.number} and r.dst_id = ${id} and e.deleted_at is null order by e.type, e.position, e.id, r.path limit 1000`)

const titled = (tenant: Tenant, use: Use): UsedBy => {
  const type: AnyContentType | null = contentTypeOf(tenant, use.type)
  return {
    type: use.type,
    id: use.id,
    title: type === null ? { ja: null, en: null } : titleSides(use.data[type.title]),
    onDelete: use.on_delete,
  }
}

/** The records that use a record, each once, by name. */
export const usedByOf = (tenant: Tenant, uses: readonly Use[]): readonly UsedBy[] => {
  const seen = new Map<string, UsedBy>()
  for (const use of uses) if (!seen.has(use.id)) seen.set(use.id, titled(tenant, use))
  return [...seen.values()]
}
