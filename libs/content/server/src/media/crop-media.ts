import { buffer } from 'node:stream/consumers'
import type { FocalPoint, MediaCrop } from '@captain/content-core'
import { notFound, unavailable } from '@captain/http-server'
import { notCroppable } from '../errors.ts'
import { nextId } from '../store/ids.ts'
import type { TenantStore } from '../store.ts'
import { writeAudit } from '../store/audit.ts'
import { libraryRow, lockMedia } from './change-media.ts'
import { areaOf, pointInPart, pointInWhole } from './crop-area.ts'
import { copyAside, forgetKept, keepFile, readKept, rekeep, type KeptRow } from './kept-files.ts'
import { focalPointOf, type LibraryRow, type MediaRow } from './media-row.ts'
import { readLibraryRow } from './media-uses.ts'
import { croppedImage } from './process-image.ts'
import { stemOf, type MediaServices } from './store-media.ts'
import { removeFiles } from './stored-picture.ts'
import { switchFile } from './switch-file.ts'
import { noteFiles } from './unnamed-files.ts'

type Present = { readonly row: LibraryRow; readonly original: KeptRow | null }

const readPresent = async (store: TenantStore, id: string): Promise<Present> => {
  const [row, kept] = await store.read((tx) => Promise.all([readLibraryRow(tx, id), readKept(tx, id)]))
  if (row === null) throw notFound()
  return { row, original: kept.find(({ kind }) => kind === 'original') ?? null }
}

const focalColumns = (point: FocalPoint | null): Pick<MediaRow, 'focal_x' | 'focal_y'> => ({
  focal_x: point?.x ?? null,
  focal_y: point?.y ?? null,
})

/** Returns the focal point of an asset in its whole picture. */
const wholePoint = (row: MediaRow, crop: MediaCrop | null): FocalPoint | null => {
  const point = focalPointOf(row)
  return crop === null ? point : pointInWhole(point, crop)
}

/** Encodes a part of a picture and stores it at a noted path. */
const storePart = async ({ media }: MediaServices, store: TenantStore, whole: KeptRow | MediaRow, crop: MediaCrop) => {
  const { width, height, mime_type: mimeType } = whole
  if (width === null || height === null) throw notCroppable()
  const stored = await media.get(whole.path)
  if (stored === null) throw notFound()
  const picture = await croppedImage(await buffer(stored.body), mimeType, areaOf(crop, { width, height }))
  const now = new Date()
  const path = `${stemOf(store.tenant, nextId(now), now)}.${whole.path.split('.').at(-1)}`
  await store.writeAside((tx) => noteFiles(tx, [path]))
  await media.put(path, picture.bytes)
  return { path, size: picture.bytes.byteLength, width: picture.width, height: picture.height }
}

/**
 * Shows a part of an image in place of all of it, wherever it is used. The whole image is kept, and every crop is made of it. Throws 404,
 * 409 for files that are no images, and 503 if the file is replaced at the same time.
 */
export const cropMedia = async (services: MediaServices, store: TenantStore, id: string, crop: MediaCrop): Promise<LibraryRow> => {
  const { media: storage, variants: queue } = services
  const { row: present, original } = await readPresent(store, id)
  const part = await storePart(services, store, original ?? present, crop)
  const copy = original === null ? await copyAside(storage, store, present) : null
  const { before, after } = await store.write(async (tx) => {
    const row = await lockMedia(tx, id)
    if (row.path !== present.path) throw unavailable(1)
    // Without an original of its file, the asset may have that of an earlier one.
    await forgetKept(tx, id, [...(original === null ? (['original'] as const) : []), 'former', 'former-original'])
    if (original !== null) await rekeep(tx, id, { from: 'original', to: 'original', current: part.path, crop })
    else if (copy === null) throw notCroppable()
    else await keepFile(tx, row, { kind: 'original', current: part.path, path: copy, crop })
    const point = pointInPart(wholePoint(row, original?.crop ?? null), crop)
    await switchFile(tx, row, { ...row, ...part, ...focalColumns(point) })
    await writeAudit(tx, { action: 'update', type: null, id, changes: ['crop'] })
    return { before: row, after: await libraryRow(tx, id) }
  })
  queue.add(store.tenant, id)
  await removeFiles(storage, before)
  return after
}

/** Shows all of an image again. Does nothing without a crop. Throws 404, and 503 if the file is replaced at the same time. */
export const uncropMedia = async ({ media, variants }: MediaServices, store: TenantStore, id: string): Promise<LibraryRow> => {
  const { row: present, original } = await readPresent(store, id)
  if (original === null) return present
  const { before, after } = await store.write(async (tx) => {
    const row = await lockMedia(tx, id)
    if (row.path !== present.path) throw unavailable(1)
    await forgetKept(tx, id, ['original', 'former', 'former-original'])
    const { path, size, width, height } = original
    await switchFile(tx, row, { ...row, path, size, width, height, ...focalColumns(wholePoint(row, original.crop)) })
    await writeAudit(tx, { action: 'update', type: null, id, changes: ['crop'] })
    return { before: row, after: await libraryRow(tx, id) }
  })
  variants.add(store.tenant, id)
  await removeFiles(media, before)
  return after
}
