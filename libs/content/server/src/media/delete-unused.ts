import { sql } from '../database/sql.ts'
import type { WriteTx } from '../store.ts'
import { keptPictures } from './kept-files.ts'
import { IS_UNUSED } from './media-uses.ts'
import { filePathsOf, type StoredPicture } from './stored-picture.ts'
import { noteFiles } from './unnamed-files.ts'

type Deleted = {
  readonly ids: readonly string[]
  /** The files to remove after the commit. */
  readonly pictures: readonly StoredPicture[]
}

/** Deletes those of the assets that no record uses, and notes their files. */
export const deleteUnused = async (tx: WriteTx, ids: readonly string[]): Promise<Deleted> => {
  const kept = await keptPictures(tx, ids)
  const deleted = await tx.rows<StoredPicture & { readonly id: string }>(sql`
    delete from content.media m where m.tenant_id = ${tx.tenant.number} and m.id = any(${ids}::text[]) and ${IS_UNUSED}
    returning m.id, m.path, m.width, m.height, m.variants`)
  await noteFiles(tx, deleted.flatMap(filePathsOf))
  const gone = new Set(deleted.map(({ id }) => id))
  return { ids: [...gone], pictures: [...deleted, ...kept.filter(({ media_id: id }) => gone.has(id))] }
}
