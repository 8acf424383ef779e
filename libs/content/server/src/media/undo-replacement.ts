import { noFormerFile, sameFileExists } from '../errors.ts'
import type { TenantStore } from '../store.ts'
import { writeAudit } from '../store/audit.ts'
import { libraryRow, lockMedia } from './change-media.ts'
import { forgetKept, keptOf, readKept, rekeep } from './kept-files.ts'
import type { LibraryRow } from './media-row.ts'
import { readBySha, type MediaServices } from './store-media.ts'
import { removeFiles } from './stored-picture.ts'
import { switchFile } from './switch-file.ts'

/** Gives an asset the file back that the current one replaced. Throws 404, and 409 if it is too late or another asset has the file by now. */
export const undoReplacement = async ({ media, variants }: MediaServices, store: TenantStore, id: string): Promise<LibraryRow> => {
  const present = await store.read(async (tx) => keptOf(await readKept(tx, id), 'former', tx.now))
  const twin = present === null ? null : await readBySha(store, present.sha256)
  if (twin !== null && twin.id !== id) throw sameFileExists(twin.id, twin.original_name)
  const { before, after } = await store.write(async (tx) => {
    const row = await lockMedia(tx, id)
    const former = keptOf(await readKept(tx, id), 'former', tx.now)
    if (former === null) throw noFormerFile()
    await forgetKept(tx, id, ['former', 'original'])
    await rekeep(tx, id, { from: 'former-original', to: 'original', current: former.path })
    const { path, original_name, file_name, mime_type, size, width, height, sha256 } = former
    await switchFile(tx, row, { ...row, path, original_name, file_name, mime_type, size, width, height, sha256 })
    await writeAudit(tx, { action: 'undo', type: null, id, changes: ['file'] })
    return { before: row, after: await libraryRow(tx, id) }
  })
  variants.add(store.tenant, id)
  await removeFiles(media, before)
  return after
}
