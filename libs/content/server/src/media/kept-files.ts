import { buffer } from 'node:stream/consumers'
import { MAX_FILE_BYTES, type MediaCrop, type MediaDetail } from '@captain/content-core'
import { sql } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'
import type { TenantStore, WriteTx } from '../store.ts'
import { nextId } from '../store/ids.ts'
import type { StoredPicture } from './stored-picture.ts'
import { mediaUrl, type MediaRow } from './media-row.ts'
import type { MediaStorage } from './storage.ts'
import { stemOf } from './store-media.ts'
import type { FileOfAsset } from './switch-file.ts'
import { nameFile, noteFiles } from './unnamed-files.ts'

/** The whole picture of a crop, the file that another replaced, and the whole picture of that. */
export type KeptKind = 'original' | 'former' | 'former-original'

export type KeptRow = Omit<FileOfAsset, 'focal_x' | 'focal_y'> & {
  readonly kind: KeptKind
  readonly crop: MediaCrop | null
  readonly kept_at: Date
}

/** Minutes for which a replaced file can take its place again. */
const UNDO_MINUTES = 30

/** Reads the kept files of an asset that belong to its current file. */
export const readKept = (tx: Tx, id: string): Promise<readonly KeptRow[]> =>
  tx.rows<KeptRow>(sql`
    select k.kind, k.path, k.original_name, k.file_name, k.mime_type, k.size, k.width, k.height, k.sha256, k.crop, k.kept_at
    from content.media_kept k join content.media m on m.tenant_id = k.tenant_id and m.id = k.media_id and m.path = k.current_path
    where k.tenant_id = ${tx.tenant.number} and k.media_id = ${id}`)

/** Returns the kept file of a kind; a former one only while it can take its place again. */
export const keptOf = (kept: readonly KeptRow[], kind: KeptKind, now: Date): KeptRow | null => {
  const found = kept.find((one) => one.kind === kind) ?? null
  return found !== null && kind !== 'original' && untilOf(found) < now ? null : found
}

const untilOf = ({ kept_at: at }: KeptRow): Date => new Date(at.getTime() + UNDO_MINUTES * 60_000)

/** Describes the kept files of an asset. */
export const keptDetails = (kept: readonly KeptRow[], now: Date): Pick<MediaDetail, 'crop' | 'original' | 'former'> => {
  const [original, former] = [keptOf(kept, 'original', now), keptOf(kept, 'former', now)]
  return {
    crop: original?.crop ?? null,
    original:
      original === null ? null : { url: mediaUrl(original.path), width: original.width, height: original.height, size: original.size },
    former: former === null ? null : { originalName: former.original_name, until: untilOf(former).toISOString() },
  }
}

/** Copies the file of an asset to a noted path, and returns it; null for one that is too large to be read into memory, or missing. */
export const copyAside = async (storage: MediaStorage, store: TenantStore, row: MediaRow): Promise<string | null> => {
  const stored = row.size > MAX_FILE_BYTES ? null : await storage.get(row.path)
  if (stored === null) return null
  const now = new Date()
  const path = `${stemOf(store.tenant, nextId(now), now)}.${row.path.split('.').at(-1)}`
  await store.writeAside((tx) => noteFiles(tx, [path]))
  await storage.put(path, await buffer(stored.body))
  return path
}

/** Where the asset's file is from now on, and what is kept. */
type Keeping = { readonly kind: KeptKind; readonly current: string; readonly path: string; readonly crop: MediaCrop | null }

/** Keeps a copied file of an asset. */
export const keepFile = async (tx: WriteTx, row: MediaRow, { kind, current, path, crop }: Keeping): Promise<void> => {
  await tx.run(sql`
    insert into content.media_kept (tenant_id, media_id, kind, current_path, path, original_name, file_name, mime_type, size, width, height, sha256, crop, kept_at)
    values (${tx.tenant.number}, ${row.id}, ${kind}, ${current}, ${path}, ${row.original_name}, ${row.file_name}, ${row.mime_type}, ${row.size},
      ${row.width}, ${row.height}, ${row.sha256}, ${crop === null ? null : JSON.stringify(crop)}::jsonb, ${tx.now})`)
  await nameFile(tx, path)
}

/** Ends the keeping of files; they are noted. */
export const forgetKept = async (tx: WriteTx, id: string, kinds: readonly KeptKind[]): Promise<void> => {
  await tx.run(
    sql`delete from content.media_kept where tenant_id = ${tx.tenant.number} and media_id = ${id} and kind = any(${kinds}::text[])`,
  )
}

/** Gives a kept file another kind, for another current file of the asset. */
export const rekeep = async (
  tx: WriteTx,
  id: string,
  { from, to, current, crop }: { readonly from: KeptKind; readonly to: KeptKind; readonly current: string; readonly crop?: MediaCrop },
): Promise<void> => {
  await tx.run(sql`
    update content.media_kept set kind = ${to}, current_path = ${current}, kept_at = ${tx.now},
      crop = coalesce(${crop === undefined ? null : JSON.stringify(crop)}::jsonb, crop)
    where tenant_id = ${tx.tenant.number} and media_id = ${id} and kind = ${from}`)
}

/** Reads the kept files of assets, which are removed with these. */
export const keptPictures = (tx: Tx, ids: readonly string[]): Promise<readonly (StoredPicture & { readonly media_id: string })[]> =>
  tx.rows<StoredPicture & { readonly media_id: string }>(sql`
    select k.media_id, k.path, null::int as width, null::int as height, '[]'::jsonb as variants
    from content.media_kept k where k.tenant_id = ${tx.tenant.number} and k.media_id = any(${ids}::text[])`)

/** Ends the keeping of replaced files that can take their place no more. Returns their number. */
export const purgeFormerFiles = (tx: WriteTx): Promise<number> =>
  tx.run(sql`
    delete from content.media_kept where tenant_id = ${tx.tenant.number} and kind <> 'original'
      and kept_at < now() - make_interval(mins => ${UNDO_MINUTES})`)
