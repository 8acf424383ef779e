import type { Tenant } from '@captain/content-core'
import { sql } from '../database/sql.ts'
import type { ContentServices } from '../services.ts'
import { avifImages, avifWidths } from './avif-images.ts'
import type { MediaRow } from './media-row.ts'
import { VARIANT_WIDTHS } from './variant.ts'
import { isStored } from './storage.ts'

/** Storage formats of images. */
export const STORED_FORMATS = ['jpg', 'png', 'webp'] as const

/** A missing image: its address up to the width, and its format. */
type Missing = { readonly tenant: Tenant; readonly stem: string; readonly width: string | undefined; readonly extension: string }

/** Returns the WebP variant of the same width, else the image, for offered widths; queues the AVIF for later requests. */
const insteadOfAvif = async (services: ContentServices, { tenant, stem, width }: Missing): Promise<string | null> => {
  const paths = STORED_FORMATS.map((format) => `${stem}.${format}`)
  const row = await services.store
    .forPublic(tenant)
    .read((tx) =>
      tx.row<MediaRow>(sql`select m.* from content.media m where m.tenant_id = ${tx.tenant.number} and m.path = any(${paths}::text[])`),
    )
  if (row === null || !avifWidths(row.width ?? 0).includes(Number(width))) return null
  const wanted = avifImages(row).find((picture) => picture.path === `${stem}-${width}.avif`)
  // Pages cached elsewhere may still reference one that is too large to encode.
  if (wanted !== undefined) services.avifs.want(tenant, row, wanted)
  const narrow = row.variants.find((variant) => variant.width === Number(width))
  return narrow !== undefined && (await isStored(services.media, narrow.path)) ? narrow.path : row.path
}

/** Returns the path of the substitute for an image that is not encoded yet; null if it never will be. */
export const placeholderPath = async (services: ContentServices, missing: Missing): Promise<string | null> => {
  const { stem, width, extension } = missing
  if (extension === 'avif') return insteadOfAvif(services, missing)
  if (width === undefined || !VARIANT_WIDTHS.includes(Number(width))) return null
  for (const format of STORED_FORMATS) if (await isStored(services.media, `${stem}.${format}`)) return `${stem}.${format}`
  return null
}
