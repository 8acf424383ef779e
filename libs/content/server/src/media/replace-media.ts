import { stat } from 'node:fs/promises'
import { fileTypeOf } from '@captain/content-core'
import { notFound, tooLarge } from '@captain/http-server'
import { sameFileExists } from '../errors.ts'
import { nextId } from '../store/ids.ts'
import type { TenantStore, WriteTx } from '../store.ts'
import { writeAudit } from '../store/audit.ts'
import { asciiName, displayName } from './asset-names.ts'
import { libraryRow, lockMedia } from './change-media.ts'
import { maxFileBytesOf } from './field-limits.ts'
import { fileKindOf, type FileSource } from './file-kind.ts'
import { uncropMedia } from './crop-media.ts'
import { copyAside, forgetKept, keepFile, readKept, rekeep } from './kept-files.ts'
import type { LibraryRow, MediaRow } from './media-row.ts'
import { readLibraryRow } from './media-uses.ts'
import { prepareAsset } from './prepare-asset.ts'
import { checkAudioLength } from './sound-length.ts'
import { readBySha, stemOf, type MediaServices } from './store-media.ts'
import { removeFiles } from './stored-picture.ts'
import { switchFile } from './switch-file.ts'
import { noteFiles } from './unnamed-files.ts'

type Replacement = { readonly source: FileSource; readonly sha256: string; readonly name: string }

/** Keeps the file of a locked asset at the path of its copy, with its whole picture if it is a crop, in place of what was kept before. */
const keepFormer = async (tx: WriteTx, row: MediaRow, copy: string | null, current: string): Promise<void> => {
  const hasOriginal = (await readKept(tx, row.id)).some(({ kind }) => kind === 'original')
  await forgetKept(tx, row.id, ['former', 'former-original'])
  if (copy === null || !hasOriginal) await forgetKept(tx, row.id, ['original'])
  if (copy === null) return
  await rekeep(tx, row.id, { from: 'original', to: 'former-original', current })
  await keepFile(tx, row, { kind: 'former', current, path: copy, crop: null })
}

/**
 * Replaces the file of an asset with another of the same type. Every use shows the new file, the old addresses redirect to it, and the
 * old file is kept for half an hour. The whole image of a crop ends the crop, since the asset is that image. Throws 404, 415, 422, and 409 if another asset has the same file.
 */
export const replaceMedia = async (
  services: MediaServices,
  store: TenantStore,
  id: string,
  { source, sha256, name }: Replacement,
): Promise<LibraryRow> => {
  const { media: storage, variants: queue } = services
  const present = await store.read((tx) => readLibraryRow(tx, id))
  if (present === null) throw notFound()
  const type = fileTypeOf(present.mime_type)
  const kind = await fileKindOf(source, name, type === null ? [] : [type])
  const twin = await readBySha(store, sha256)
  if (twin !== null && twin.id !== id) throw sameFileExists(twin.id, twin.original_name)
  // A crop has the hash of its whole image.
  if (twin !== null) return uncropMedia(services, store, id)
  const maxBytes = maxFileBytesOf(store.tenant, [kind.type])
  if (typeof source === 'string' && (await stat(source)).size > maxBytes) throw tooLarge({ maxBytes })
  await checkAudioLength(store.tenant, source, kind.type)
  const asset = await prepareAsset(services.workers, source, kind)
  const now = new Date()
  const path = `${stemOf(store.tenant, nextId(now), now)}.${asset.extension}`
  await store.writeAside((tx) => noteFiles(tx, [path]))
  await storage.put(path, asset.content)
  const copy = await copyAside(storage, store, present)
  // As with a new asset, a failure leaves the files to their notes.
  const { before, after } = await store.write(async (tx) => {
    const row = await lockMedia(tx, id)
    const { mimeType, size, width, height, extension } = asset
    const names = { original_name: displayName(name), file_name: asciiName(name, id, extension) }
    // The copy of a file that was replaced in the meantime is not the former one.
    await keepFormer(tx, row, row.path === present.path ? copy : null, path)
    await switchFile(tx, row, { ...row, ...names, path, mime_type: mimeType, size, width, height, sha256 })
    await writeAudit(tx, { action: 'replace', type: null, id, changes: ['file'] })
    return { before: row, after: await libraryRow(tx, id) }
  })
  queue.add(store.tenant, id)
  await removeFiles(storage, before)
  return after
}
