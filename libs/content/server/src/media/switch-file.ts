import { sql } from '../database/sql.ts'
import type { WriteTx } from '../store.ts'
import { searchTextOf } from './asset-names.ts'
import { filePathsOf } from './stored-picture.ts'
import type { MediaRow } from './media-row.ts'
import { plannedVariants } from './prepare-asset.ts'
import { nameFile, noteFiles } from './unnamed-files.ts'

/** The file of an asset and what is known of it. */
export type FileOfAsset = Pick<
  MediaRow,
  'path' | 'original_name' | 'file_name' | 'mime_type' | 'size' | 'width' | 'height' | 'sha256' | 'focal_x' | 'focal_y'
>

/** Gives a locked asset another, noted file. Its addresses lead to the new one; the caller removes the old files after the commit. */
export const switchFile = async (tx: WriteTx, before: MediaRow, file: FileOfAsset): Promise<void> => {
  const { number } = tx.tenant
  const variants = plannedVariants(file.path.replace(/\.[a-z0-9]+$/, ''), file)
  await tx.run(sql`
    update content.media set original_name = ${file.original_name}, file_name = ${file.file_name}, path = ${file.path}, mime_type = ${file.mime_type},
      size = ${file.size}, width = ${file.width}, height = ${file.height}, sha256 = ${file.sha256}, search = ${searchTextOf(file.original_name, before.alt)},
      focal_x = ${file.focal_x}::numeric, focal_y = ${file.focal_y}::numeric, variants = ${JSON.stringify(variants)}::jsonb, has_variants = ${variants.length === 0}
    where tenant_id = ${number} and id = ${before.id}`)
  await nameFile(tx, file.path)
  await noteFiles(tx, filePathsOf(before))
  const old = [before.path, ...before.variants.map((variant) => variant.path)]
  await tx.run(sql`
    insert into content.media_address (tenant_id, path, media_id)
    select ${number}, p.path, ${before.id} from unnest(${old}::text[]) as p (path)`)
}
