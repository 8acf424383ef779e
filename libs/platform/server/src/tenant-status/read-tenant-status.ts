import type { Tenant, Values } from '@captain/content-core'
import { sql, type Tx } from '@captain/content-server/kit'
import type { TenantStatus, TenantStatusReads } from '../platform.ts'

const MAX_RECORDS = 100

type Row = { readonly id: string; readonly data: Values }

/** Returns reads of the platform tenant, on the working copies of its records. */
const readsOf = (tx: Tx): TenantStatusReads => ({
  now: tx.now,
  records: async (type, { field, value }) => {
    const rows = await tx.rows<Row>(sql`
      select e.id, e.data from content.entry e
      where e.tenant_id = ${tx.tenant.number} and e.type = ${type} and e.deleted_at is null and e.data->>${field}::text = ${value}
      order by e.id limit ${MAX_RECORDS}`)
    return rows.map(({ id, data }) => ({ ...data, id }))
  },
})

/** Reads the status of a tenant from the platform tenant. */
export const readTenantStatus = (
  tx: Tx,
  standing: (slug: string, reads: TenantStatusReads) => Promise<TenantStatus>,
  { slug }: Tenant,
): Promise<TenantStatus> => standing(slug, readsOf(tx))
