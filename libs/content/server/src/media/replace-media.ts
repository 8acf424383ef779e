import { stat } from 'node:fs/promises'
import { fileTypeOf } from '@captain/content-core'
import { notFound, tooLarge } from '@captain/http-server'
import { sql } from '../database/sql.ts'
import { sameFileExists } from '../errors.ts'
import { nextId } from '../store/ids.ts'
import type { TenantStore } from '../store.ts'
import { writeAudit } from '../store/audit.ts'
import { asciiName, displayName, searchTextOf } from './asset-names.ts'
import { filePathsOf, libraryRow, lockMedia, removeFiles } from './change-media.ts'
import { maxFileBytesOf } from './field-limits.ts'
import { fileKindOf, type FileSource } from './file-kind.ts'
import type { LibraryRow } from './media-row.ts'
import { readLibraryRow } from './media-uses.ts'
import { plannedVariants, prepareAsset } from './prepare-asset.ts'
import { checkAudioLength } from './sound-length.ts'
import { readBySha, stemOf, type MediaServices } from './store-media.ts'
import { nameFile, noteFiles } from './unnamed-files.ts'

type Replacement = { readonly source: FileSource; readonly sha256: string; readonly name: string }

/**
 * Replaces the file of an asset with another of the same type. Every use shows the new file, and the old addresses redirect to
 * it. Throws 404, 415, 422, and 409 if another asset has the same file.
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
  if (twin !== null) return present
  const maxBytes = maxFileBytesOf(store.tenant, [kind.type])
  if (typeof source === 'string' && (await stat(source)).size > maxBytes) throw tooLarge({ maxBytes })
  await checkAudioLength(store.tenant, source, kind.type)
  const asset = await prepareAsset(source, kind)
  const now = new Date()
  const stem = stemOf(store.tenant, nextId(now), now)
  const path = `${stem}.${asset.extension}`
  const variants = plannedVariants(stem, asset)
  await store.writeAside((tx) => noteFiles(tx, [path]))
  await storage.put(path, asset.content)
  // As with a new asset, a failure leaves the file to its note.
  const { before, after } = await store.write(async (tx) => {
    const row = await lockMedia(tx, id)
    const originalName = displayName(name)
    await tx.run(sql`
      update content.media set original_name = ${originalName}, file_name = ${asciiName(name, id, asset.extension)}, path = ${path}, mime_type = ${asset.mimeType},
        size = ${asset.size}, width = ${asset.width}, height = ${asset.height}, sha256 = ${sha256}, search = ${searchTextOf(originalName, row.alt)},
        variants = ${JSON.stringify(variants)}::jsonb, has_variants = ${variants.length === 0}
      where tenant_id = ${tx.tenant.number} and id = ${id}`)
    await nameFile(tx, path)
    await noteFiles(tx, filePathsOf(row))
    const old = [row.path, ...row.variants.map((variant) => variant.path)]
    await tx.run(sql`
      insert into content.media_address (tenant_id, path, media_id)
      select ${tx.tenant.number}, p.path, ${id} from unnest(${old}::text[]) as p (path)`)
    await writeAudit(tx, { action: 'replace', type: null, id, changes: ['file'] })
    return { before: row, after: await libraryRow(tx, id) }
  })
  queue.add(store.tenant, id)
  await removeFiles(storage, before)
  return after
}
