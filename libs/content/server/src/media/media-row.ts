import type { DeliveredFile, DeliveredMedia, FocalPoint, IncludedMedia, MediaItem } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import { sql } from '../database/sql.ts'
import type { Tx } from '../database/transaction.ts'
import { avifImages } from './avif-images.ts'
import type { Variant } from './variant.ts'

export type MediaRow = {
  readonly id: string
  readonly original_name: string
  readonly file_name: string
  readonly path: string
  readonly mime_type: string
  readonly size: number
  readonly width: number | null
  readonly height: number | null
  readonly sha256: string
  readonly alt: Readonly<Record<Locale, string | null>>
  readonly focal_x: string | null
  readonly focal_y: string | null
  readonly variants: readonly Variant[]
  readonly source: 'upload' | 'ai' | 'seed' | 'linkTool'
  readonly created_at: Date
  readonly created_by: string | null
  readonly created_by_name: string
}

/** An asset, as far as responses of the delivery API show it. */
export type DeliverableMedia = Pick<
  MediaRow,
  'id' | 'original_name' | 'path' | 'mime_type' | 'size' | 'width' | 'height' | 'alt' | 'focal_x' | 'focal_y' | 'variants'
>

const THUMBNAIL_WIDTH = 320

/** Returns the public path of a stored file. */
export const mediaUrl = (path: string): string => `/media/${path}`

export const focalPointOf = ({ focal_x: x, focal_y: y }: Pick<MediaRow, 'focal_x' | 'focal_y'>): FocalPoint | null =>
  x === null || y === null ? null : { x, y }

export const includedMedia = (row: DeliverableMedia): IncludedMedia => ({
  id: row.id,
  url: mediaUrl(row.path),
  thumbnailUrl: mediaUrl(row.variants.find((variant) => variant.width === THUMBNAIL_WIDTH)?.path ?? row.path),
  width: row.width,
  height: row.height,
  originalName: row.original_name,
  mimeType: row.mime_type,
  size: row.size,
  alt: row.alt,
  focalPoint: focalPointOf(row),
})

/** A row with the number of records that use it and the ids of its tags. */
export type LibraryRow = MediaRow & { readonly used_count: number; readonly tags: readonly string[] }

export const libraryMedia = (row: LibraryRow): MediaItem => ({
  ...includedMedia(row),
  createdAt: row.created_at.toISOString(),
  createdBy: { id: row.created_by, name: row.created_by_name },
  usedCount: row.used_count,
  tags: row.tags,
})

export const deliveredMedia = (row: DeliverableMedia, locale: Locale): DeliveredMedia => ({
  url: mediaUrl(row.path),
  width: row.width,
  height: row.height,
  alt: row.alt[locale] ?? row.alt.ja,
  focalPoint: focalPointOf(row),
  variants: [...row.variants, ...avifImages(row)].map(({ path, width, format }) => ({ url: mediaUrl(path), width, format })),
})

export const deliveredFile = (row: DeliverableMedia): DeliveredFile => ({
  url: mediaUrl(row.path),
  name: row.original_name,
  size: row.size,
  mimeType: row.mime_type,
})

/** Reads the assets with these ids, in no order. */
export const readMedia = async (tx: Tx, ids: readonly string[]): Promise<readonly MediaRow[]> =>
  ids.length === 0
    ? []
    : tx.hotRows<MediaRow>(sql`select m.* from content.media m where m.tenant_id = ${tx.tenant.number} and m.id = any(${ids}::text[])`)
