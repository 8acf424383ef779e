import type { MediaUpdate } from '@captain/content-core'
import { notFound } from '@captain/http-server'
import { propertyOf } from '@captain/http-core'
import { sql } from '../database/sql.ts'
import { mediaInUse } from '../errors.ts'
import type { MayRead } from '../staff-api/may-read.ts'
import type { TenantStore, WriteTx } from '../store.ts'
import { writeAudit } from '../store/audit.ts'
import { searchTextOf } from './asset-names.ts'
import { avifImages } from './avif-images.ts'
import type { LibraryRow, MediaRow } from './media-row.ts'
import { readLibraryRow, readMediaUses } from './media-uses.ts'
import type { MediaStorage } from './storage.ts'
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

/** Updates the texts and the focal point of an asset, for all its uses. */
export const updateMedia = (store: TenantStore, id: string, changes: MediaUpdate): Promise<LibraryRow> =>
  store.write(async (tx) => {
    const before = await lockMedia(tx, id)
    const alt = { ...before.alt, ...changes.alt }
    const point = changes.focalPoint === undefined ? { x: before.focal_x, y: before.focal_y } : changes.focalPoint
    await tx.run(sql`
      update content.media set alt = ${JSON.stringify(alt)}::jsonb, search = ${searchTextOf(before.original_name, alt)},
        focal_x = ${point?.x ?? null}::numeric, focal_y = ${point?.y ?? null}::numeric
      where tenant_id = ${tx.tenant.number} and id = ${id}`)
    await writeAudit(tx, { action: 'update', type: null, id, changes: Object.keys(changes) })
    return libraryRow(tx, id)
  })

const FOREIGN_KEY = '23503'

const isHeld = (error: unknown): boolean => propertyOf(error, 'code') === FOREIGN_KEY

type Removal = { readonly id: string; readonly mayRead: MayRead }

/** Deletes an asset and its files. Throws 409 with the readable records that use it, including those in the trash. */
export const deleteMedia = async (store: TenantStore, storage: MediaStorage, { id, mayRead }: Removal): Promise<void> => {
  const row = await store
    .write(async (tx) => {
      const before = await lockMedia(tx, id)
      const { used_count: count } = await libraryRow(tx, id)
      if (count > 0) throw mediaInUse(await readMediaUses(tx, id, mayRead))
      await tx.run(sql`delete from content.media where tenant_id = ${tx.tenant.number} and id = ${id}`)
      await noteFiles(tx, filePathsOf(before))
      await writeAudit(tx, { action: 'delete', type: null, id, changes: [] })
      return before
    })
    .catch(async (error: unknown) => {
      // A concurrent save has referenced it.
      throw isHeld(error) ? mediaInUse(await store.read((tx) => readMediaUses(tx, id, mayRead))) : error
    })
  await removeFiles(storage, row)
}

/** The data that identify the files of an asset. */
export type StoredPicture = Pick<MediaRow, 'path' | 'width' | 'height' | 'variants'>

/** Returns the paths of all files that an asset may have. */
export const filePathsOf = (row: StoredPicture): readonly string[] => [row, ...row.variants, ...avifImages(row)].map(({ path }) => path)

/** Removes the stored files of an asset in its earlier state. */
export const removeFiles = async (storage: MediaStorage, row: StoredPicture): Promise<void> => {
  for (const path of filePathsOf(row)) await storage.delete(path)
}
