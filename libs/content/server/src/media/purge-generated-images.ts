import { sql } from '../database/sql.ts'
import type { WriteTx } from '../store.ts'
import { writeAudits } from '../store/audit.ts'
import { filePathsOf, type StoredPicture } from './stored-picture.ts'
import { noteFiles } from './unnamed-files.ts'

const KEPT = '30 days'

/** Maximum number of images removed at a time, with their files. */
export const IMAGES_AT_ONCE = 50

type Forgotten = StoredPicture & { readonly id: string }

/** Removes images that an AI created more than 30 days ago and that no record uses. Returns their files; the caller deletes them. */
export const purgeGeneratedImages = async (tx: WriteTx): Promise<readonly Forgotten[]> => {
  const forgotten = await tx.rows<Forgotten>(sql`
    delete from content.media where tenant_id = ${tx.tenant.number} and id in (
      select m.id from content.media m
      where m.tenant_id = ${tx.tenant.number} and m.source = 'ai' and m.created_at < now() - ${KEPT}::interval
        and not exists (select from content.entry_media u where u.tenant_id = m.tenant_id and u.media_id = m.id)
      order by m.id limit ${IMAGES_AT_ONCE} for update skip locked)
    returning id, path, width, height, variants`)
  await noteFiles(tx, forgotten.flatMap(filePathsOf))
  await writeAudits(
    tx,
    forgotten.map(({ id }) => ({ action: 'purge', type: null, id, changes: [] })),
  )
  return forgotten
}
