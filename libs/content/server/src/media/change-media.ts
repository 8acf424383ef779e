import type { MediaUpdate } from '@captain/content-core'
import { notFound } from '@captain/http-server'
import { propertyOf } from '@captain/http-core'
import { sql } from '../database/sql.ts'
import { mediaInUse } from '../errors.ts'
import type { MayRead } from '../staff-api/may-read.ts'
import type { TenantStore, WriteTx } from '../store.ts'
import { writeAudit } from '../store/audit.ts'
import { displayName, searchTextOf } from './asset-names.ts'
import { keptPictures } from './kept-files.ts'
import type { LibraryRow, MediaRow } from './media-row.ts'
import { readLibraryRow, readMediaUses } from './media-uses.ts'
import { setTags } from './media-tags.ts'
import type { MediaStorage } from './storage.ts'
import { filePathsOf, removeFiles } from './stored-picture.ts'
import { noteFiles } from './unnamed-files.ts'

/** Returns the asset, locked until the transaction ends. Throws 404. */
export const lockMedia = async (tx: WriteTx, id: string): Promise<MediaRow> => {
  const row = await tx.row<MediaRow>(
    sql`select m.* from content.media m where m.tenant_id = ${tx.tenant.number} and m.id = ${id} for update`,
  )
  if (row === null) throw notFound()
  return row
}

/** Returns the asset with the number of its uses. Throws 404. */
export const libraryRow = async (tx: WriteTx, id: string): Promise<LibraryRow> => {
  const row = await readLibraryRow(tx, id)
  if (row === null) throw notFound()
  return row
}

/** Returns the names of the changed properties; `name` is that of an account in the audit log. */
const changedNames = (changes: MediaUpdate): readonly string[] =>
  Object.keys(changes).map((name) => (name === 'name' ? 'originalName' : name))

/** Updates the name, the texts and the focal point of an asset, for all its uses, and its tags. */
export const updateMedia = (store: TenantStore, id: string, changes: MediaUpdate): Promise<LibraryRow> =>
  store.write(async (tx) => {
    const before = await lockMedia(tx, id)
    const alt = { ...before.alt, ...changes.alt }
    const point = changes.focalPoint === undefined ? { x: before.focal_x, y: before.focal_y } : changes.focalPoint
    const name = changes.name === undefined ? before.original_name : displayName(changes.name)
    await tx.run(sql`
      update content.media set original_name = ${name}, alt = ${JSON.stringify(alt)}::jsonb, search = ${searchTextOf(name, alt)},
        focal_x = ${point?.x ?? null}::numeric, focal_y = ${point?.y ?? null}::numeric
      where tenant_id = ${tx.tenant.number} and id = ${id}`)
    if (changes.tags !== undefined) await setTags(tx, id, changes.tags)
    await writeAudit(tx, { action: 'update', type: null, id, changes: changedNames(changes) })
    return libraryRow(tx, id)
  })

const FOREIGN_KEY = '23503'

const isHeld = (error: unknown): boolean => propertyOf(error, 'code') === FOREIGN_KEY

type Removal = { readonly id: string; readonly mayRead: MayRead }

/** Deletes an asset and its files. Throws 409 with the readable records that use it, including those in the trash. */
export const deleteMedia = async (store: TenantStore, storage: MediaStorage, { id, mayRead }: Removal): Promise<void> => {
  const pictures = await store
    .write(async (tx) => {
      const before = await lockMedia(tx, id)
      const { used_count: count } = await libraryRow(tx, id)
      if (count > 0) throw mediaInUse(await readMediaUses(tx, id, mayRead))
      const kept = await keptPictures(tx, [id])
      await tx.run(sql`delete from content.media where tenant_id = ${tx.tenant.number} and id = ${id}`)
      await noteFiles(tx, filePathsOf(before))
      await writeAudit(tx, { action: 'delete', type: null, id, changes: [] })
      return [before, ...kept]
    })
    .catch(async (error: unknown) => {
      // A concurrent save has referenced it.
      throw isHeld(error) ? mediaInUse(await store.read((tx) => readMediaUses(tx, id, mayRead))) : error
    })
  for (const one of pictures) await removeFiles(storage, one)
}
