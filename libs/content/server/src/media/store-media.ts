import type { FileType, Tenant } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import { sql } from '../database/sql.ts'
import { nextId } from '../store/ids.ts'
import type { TenantStore } from '../store.ts'
import { writeAudit } from '../store/audit.ts'
import { asciiName, displayName, searchTextOf } from './asset-names.ts'
import { fileKindOf, type FileSource } from './file-kind.ts'
import type { MediaRow } from './media-row.ts'
import { plannedVariants, prepareAsset, type PreparedAsset } from './prepare-asset.ts'
import { checkAudioLength } from './sound-length.ts'
import type { MediaStorage } from './storage.ts'
import { nameFile, noteFiles } from './unnamed-files.ts'
import type { VariantQueue } from './variant-queue.ts'
import type { WorkerPool } from '../worker/worker-pool.ts'

/** Services for storing an asset; part of all services. */
export type MediaServices = { readonly media: MediaStorage; readonly variants: VariantQueue; readonly workers: WorkerPool }

export type NewMedia = {
  readonly source: FileSource
  readonly sha256: string
  readonly name: string
  readonly accept: readonly FileType[]
  readonly alt: Readonly<Record<Locale, string | null>>
  readonly from: MediaRow['source']
  /** Prepared content of a file that the server created; if missing, the source is prepared first. */
  readonly prepared?: PreparedAsset
}

/** Returns the path without extension, `tenants/cafe/2026/11/01J…`, by the month in UTC. */
export const stemOf = (tenant: Tenant, id: string, now: Date): string =>
  `tenants/${tenant.slug}/${now.toISOString().slice(0, 7).replace('-', '/')}/${id}`

export const readBySha = (store: TenantStore, sha256: string): Promise<MediaRow | null> =>
  store.read((tx) =>
    tx.row<MediaRow>(sql`select m.* from content.media m where m.tenant_id = ${tx.tenant.number} and m.sha256 = ${sha256}`),
  )

const insert = (store: TenantStore, id: string, stem: string, media: NewMedia, asset: PreparedAsset): Promise<MediaRow | null> => {
  const variants = plannedVariants(stem, asset)
  const originalName = displayName(media.name)
  return store.writeAside(async (tx) => {
    const row = await tx.row<MediaRow>(sql`
      insert into content.media (tenant_id, id, original_name, file_name, path, mime_type, size, width, height, sha256, alt, search, variants, has_variants, source,
        created_at, created_by, created_by_name)
      values (${tx.tenant.number}, ${id}, ${originalName}, ${asciiName(media.name, id, asset.extension)}, ${`${stem}.${asset.extension}`}, ${asset.mimeType},
        ${asset.size}, ${asset.width}, ${asset.height}, ${media.sha256}, ${JSON.stringify(media.alt)}::jsonb, ${searchTextOf(originalName, media.alt)},
        ${JSON.stringify(variants)}::jsonb, ${variants.length === 0}, ${media.from}, ${tx.now}, ${tx.author.id}, ${tx.author.name})
      on conflict (tenant_id, sha256) do nothing returning *`)
    if (row !== null) await nameFile(tx, `${stem}.${asset.extension}`)
    if (row !== null) await writeAudit(tx, { action: 'upload', type: null, id, changes: [] })
    return row
  })
}

/**
 * Stores a file in the tenant's media library; identical bytes become one asset. Variants are created later. Throws 415 and 422
 * problems before it writes the file.
 */
export const storeMedia = async (services: MediaServices, store: TenantStore, media: NewMedia): Promise<MediaRow> => {
  const { media: storage, variants } = services
  const kind = await fileKindOf(media.source, media.name, media.accept)
  const known = await readBySha(store, media.sha256)
  if (known !== null) return known
  await checkAudioLength(store.tenant, media.source, kind.type)
  const asset = media.prepared ?? (await prepareAsset(services.workers, media.source, kind))
  const now = new Date()
  const id = nextId(now)
  const stem = stemOf(store.tenant, id, now)
  const path = `${stem}.${asset.extension}`
  await store.writeAside((tx) => noteFiles(tx, [path]))
  await storage.put(path, asset.content)
  // After a lost connection the row may exist, so a failure leaves the file; it stays noted, and is deleted later unless a row names it.
  const made = await insert(store, id, stem, media, asset)
  if (made !== null) {
    variants.add(store.tenant, made.id)
    return made
  }
  // The same file was uploaded concurrently; the other one stays.
  await storage.delete(path)
  const other = await readBySha(store, media.sha256)
  return other ?? storeMedia(services, store, media)
}
