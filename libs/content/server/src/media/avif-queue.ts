import { buffer } from 'node:stream/consumers'
import type { Tenant } from '@captain/content-core'
import { sql } from '../database/sql.ts'
import type { Logger } from '@captain/database'
import type { Store } from '../store.ts'
import type { MediaRow } from './media-row.ts'
import type { Variant } from './variant.ts'
import { avifOf } from './process-image.ts'
import { isStored, type MediaStorage } from './storage.ts'

/** Encodes images as AVIF on request, one at a time. */
export type AvifQueue = {
  want(tenant: Tenant, row: Pick<MediaRow, 'id' | 'path'>, picture: Variant): void
  /** Resolves when the queue is empty. */
  settled(): Promise<void>
  /** Finishes the current image; the others are encoded on the next request. */
  stop(): Promise<void>
}

type QueueOptions = { readonly store: Store; readonly storage: MediaStorage; readonly log: Logger }

/** Maximum queue length. Requests beyond it get another format and may retry later. */
const MAX_WAITING = 200

export const createAvifQueue = ({ store, storage, log }: QueueOptions): AvifQueue => {
  const waiting = new Set<string>()
  let last: Promise<void> = Promise.resolve()
  let isStopped = false

  const make = async (tenant: Tenant, { id, path }: Pick<MediaRow, 'id' | 'path'>, picture: Variant): Promise<void> => {
    // Another process or an earlier request may have encoded it in the meantime.
    if (isStopped || (await isStored(storage, picture.path))) return
    const stored = await storage.get(path)
    if (stored === null) return
    await storage.put(picture.path, await avifOf(await buffer(stored.body), picture.width))
    const present = await store
      .forPublic(tenant)
      .read((tx) =>
        tx.row(sql`select 1 from content.media m where m.tenant_id = ${tx.tenant.number} and m.id = ${id} and m.path = ${path}`),
      )
    // The asset was deleted or replaced during the encoding; no other code removes this file.
    if (present === null) await storage.delete(picture.path)
  }

  return {
    want: (tenant, row, picture) => {
      if (isStopped || waiting.has(picture.path) || waiting.size >= MAX_WAITING) return
      waiting.add(picture.path)
      last = last
        .then(() => make(tenant, row, picture))
        .catch((error: unknown) => log.warn({ err: error, about: picture.path }, 'a picture could not be made as AVIF'))
        .finally(() => waiting.delete(picture.path))
    },
    settled: async () => {
      while (waiting.size > 0) await last
    },
    stop: async () => {
      isStopped = true
      await last
    },
  }
}
