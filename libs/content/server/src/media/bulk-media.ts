import type { MediaBulk, MediaBulkResult } from '@captain/content-core'
import { propertyOf } from '@captain/http-core'
import { unavailable } from '@captain/http-server'
import { allOf, sql } from '../database/sql.ts'
import type { TenantStore, WriteTx } from '../store.ts'
import { writeAudits } from '../store/audit.ts'
import { deleteUnused } from './delete-unused.ts'
import { libraryConditions } from './library-page.ts'
import { parseLibraryFilter } from './library-request.ts'
import { tagMedia, withinTagLimit } from './media-tags.ts'
import type { MediaStorage } from './storage.ts'
import { removeFiles } from './stored-picture.ts'

/** Files that one step changes; the sender continues with `next`. */
export const FILES_AT_ONCE = 200

const FOREIGN_KEY = '23503'
const TRIES = 3

type Chosen = { readonly ids: readonly string[]; readonly next: string | null }

/** Locks the files of the step, so that no other action changes them. */
const choose = async (tx: WriteTx, selection: MediaBulk): Promise<Chosen> => {
  const { number } = tx.tenant
  if ('ids' in selection) {
    const rows = await tx.rows<{ id: string }>(sql`
      select m.id from content.media m where m.tenant_id = ${number} and m.id = any(${selection.ids}::text[]) order by m.id desc for update`)
    return { ids: rows.map(({ id }) => id), next: null }
  }
  const { query, except, after } = selection
  const wanted = allOf(libraryConditions(tx, parseLibraryFilter(new URLSearchParams(query))))
  const rows = await tx.rows<{ id: string }>(sql`
    select m.id from content.media m
    where ${wanted} and not (m.id = any(${except}::text[])) and (${after}::text is null or m.id < ${after})
    order by m.id desc limit ${FILES_AT_ONCE} for update`)
  const ids = rows.map(({ id }) => id)
  return { ids, next: ids.length < FILES_AT_ONCE ? null : (ids.at(-1) ?? null) }
}

const deleteStep = async (store: TenantStore, storage: MediaStorage, action: MediaBulk): Promise<MediaBulkResult> => {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    try {
      const { chosen, deleted } = await store.write(async (tx) => {
        const some = await choose(tx, action)
        const gone = await deleteUnused(tx, some.ids)
        await writeAudits(
          tx,
          gone.ids.map((id) => ({ action: 'delete', type: null, id, changes: [] })),
        )
        return { chosen: some, deleted: gone }
      })
      for (const one of deleted.pictures) await removeFiles(storage, one)
      return { done: deleted.ids.length, kept: chosen.ids.length - deleted.ids.length, next: chosen.next }
    } catch (error) {
      // A concurrent save has referenced one of the files.
      if (propertyOf(error, 'code') !== FOREIGN_KEY) throw error
    }
  }
  throw unavailable(1)
}

const tagStep = (store: TenantStore, action: Extract<MediaBulk, { readonly action: 'tag' }>): Promise<MediaBulkResult> =>
  store.writeAside(async (tx) => {
    const { ids: chosen, next } = await choose(tx, action)
    const ids = await withinTagLimit(tx, chosen, action)
    await tagMedia(tx, ids, action)
    await writeAudits(
      tx,
      ids.map((id) => ({ action: 'update', type: null, id, changes: ['tags'] })),
    )
    return { done: ids.length, kept: chosen.length - ids.length, next }
  })

/** Runs one step of a bulk action on up to 200 files, newest first. Deletes only files that no record uses, and gives none too many tags. */
export const changeManyMedia = (store: TenantStore, storage: MediaStorage, action: MediaBulk): Promise<MediaBulkResult> =>
  action.action === 'delete' ? deleteStep(store, storage, action) : tagStep(store, action)
