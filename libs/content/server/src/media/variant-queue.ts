import { buffer } from 'node:stream/consumers'
import type { Tenant } from '@captain/content-core'
import { SYSTEM_AUTHOR } from '../store/author.ts'
import { sql } from '../database/sql.ts'
import type { Logger } from '@captain/database'
import type { Store, TenantStore } from '../store.ts'
import type { MediaRow } from './media-row.ts'
import { narrowed } from './process-image.ts'
import type { MediaStorage } from './storage.ts'

/** Creates the variants of assets, one asset at a time, after the upload response. */
export type VariantQueue = {
  add(tenant: Tenant, id: string): void
  /** Resolves when the queue is empty. */
  settled(): Promise<void>
  /** Finishes the current image; the others are created after the next start. */
  stop(): Promise<void>
}

type QueueOptions = { readonly store: Store; readonly tenants: readonly Tenant[]; readonly storage: MediaStorage; readonly log: Logger }

const waiting = (store: TenantStore): Promise<readonly { readonly id: string }[]> =>
  store.read((tx) =>
    tx.rows<{ id: string }>(
      sql`select m.id from content.media m where m.tenant_id = ${tx.tenant.number} and not m.has_variants order by m.id limit 10000`,
    ),
  )

const readWaiting = (store: TenantStore, id: string): Promise<MediaRow | null> =>
  store.read((tx) =>
    tx.row<MediaRow>(sql`select m.* from content.media m where m.tenant_id = ${tx.tenant.number} and m.id = ${id} and not m.has_variants`),
  )

const markMade = (store: TenantStore, { id, path }: MediaRow): Promise<number> =>
  store.writeAside((tx) =>
    tx.run(sql`update content.media set has_variants = true where tenant_id = ${tx.tenant.number} and id = ${id} and path = ${path}`),
  )

const makeVariants = async (store: TenantStore, storage: MediaStorage, id: string): Promise<void> => {
  const row = await readWaiting(store, id)
  const stored = row === null ? null : await storage.get(row.path)
  if (row === null || stored === null) return
  const bytes = await buffer(stored.body)
  for (const { path, width } of row.variants) await storage.put(path, await narrowed(bytes, width))
  // The asset was deleted or replaced during the encoding; no other code removes these files.
  if ((await markMade(store, row)) === 0) for (const { path } of row.variants) await storage.delete(path)
}

/** Continues the work left by an earlier process. */
export const createVariantQueue = ({ store, tenants, storage, log }: QueueOptions): VariantQueue => {
  let last: Promise<void> = Promise.resolve()
  let isStopped = false
  const then = (work: () => Promise<void>, about: string) => {
    last = last.then(async () => {
      if (isStopped) return
      await work().catch((error: unknown) => log.warn({ err: error, about }, 'smaller pictures could not be made'))
    })
  }
  const add = (tenant: Tenant, id: string): void =>
    then(() => makeVariants(store.forTenant(SYSTEM_AUTHOR, tenant), storage, id), `${tenant.slug}/${id}`)
  for (const tenant of tenants) {
    then(async () => {
      for (const { id } of await waiting(store.forTenant(SYSTEM_AUTHOR, tenant))) add(tenant, id)
    }, tenant.slug)
  }
  const settled = async (): Promise<void> => {
    for (let seen: Promise<void> | null = null; seen !== last;) {
      seen = last
      await seen
    }
  }
  return {
    add,
    settled,
    stop: async () => {
      isStopped = true
      await settled()
    },
  }
}
