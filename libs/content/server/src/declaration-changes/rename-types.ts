import type { AnyContentType, Tenant } from '@captain/content-core'
import { sql } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'
import type { ContentServices } from '../services.ts'
import { SYSTEM_AUTHOR } from '../store/author.ts'

const BATCH = 1000

type Renaming = Pick<ContentServices, 'store'>

/** Returns the renamed types that still have rows under their earlier name. */
const pendingRenames = async (tx: Tx): Promise<readonly AnyContentType[]> => {
  const renamed = tx.tenant.contentTypes.filter(({ was }) => was !== null)
  if (renamed.length === 0) return []
  const earlier = renamed.flatMap(({ was }) => was ?? [])
  const rows = await tx.rows<{ name: string }>(sql`
    select n.name from unnest(${earlier}::text[]) n (name)
    where exists (select from content.declared_type d where d.tenant_id = ${tx.tenant.number} and d.type = n.name)
      or exists (select from content.entry e where e.tenant_id = ${tx.tenant.number} and e.type = n.name)`)
  const found = new Set(rows.map(({ name }) => name))
  return renamed.filter(({ was }) => was !== null && found.has(was))
}

/**
 * Gives the records of renamed types their new name, with their index, search texts, saved views, keys and webhooks. Returns whether all
 * have it; `goesOn` is asked before each batch, and a later call continues.
 */
export const renameTypes = async ({ store }: Renaming, tenant: Tenant, goesOn: () => boolean): Promise<boolean> => {
  const pending = await store.forPublic(tenant).read(pendingRenames)
  const writer = store.forTenant(SYSTEM_AUTHOR, tenant)
  for (const { name, was } of pending) {
    for (let renamed = BATCH; renamed === BATCH;) {
      if (!goesOn()) return false
      // A write, not aside: servers with the earlier declaration must not answer from what they keep.
      renamed = await writer.write(async (tx) => {
        const row = await tx.row<{ renamed: number }>(sql`select content.rename_type(${was}, ${name}, ${BATCH}) as renamed`)
        return row?.renamed ?? 0
      })
    }
  }
  return true
}
