import type { Tenant } from '@captain/content-core'
import { sql } from '../database/sql.ts'
import type { ContentServices } from '../services.ts'
import { avifPictures } from './avif-pictures.ts'
import type { MediaRow } from './media-row.ts'
import { VARIANT_WIDTHS } from './prepare-asset.ts'

/** What pictures are kept as. */
export const KEPT_FORMATS = ['jpg', 'png', 'webp'] as const

/** A picture that was asked for and is not there: its address up to the width, and its format. */
type Missing = { readonly tenant: Tenant; readonly stem: string; readonly width: string | undefined; readonly extension: string }

const isStored = async ({ media }: ContentServices, path: string): Promise<boolean> => {
  const stored = await media.get(path)
  await stored?.body.cancel()
  return stored !== null
}

/** The picture in the same width as WebP, else itself; the AVIF is made for those who ask later. */
const insteadOfAvif = async (services: ContentServices, { tenant, stem, width }: Missing): Promise<string | null> => {
  const paths = KEPT_FORMATS.map((format) => `${stem}.${format}`)
  const row = await services.store
    .forPublic(tenant)
    .read((tx) =>
      tx.row<MediaRow>(sql`select m.* from content.media m where m.tenant_id = ${tx.tenant.number} and m.path = any(${paths}::text[])`),
    )
  if (row === null || width === undefined) return null
  const wanted = avifPictures(row).find((picture) => picture.width === Number(width))
  // Texts keep what a picture measured when it was put there.
  if (wanted === undefined) return row.path
  services.avifs.want(tenant, row, wanted)
  const narrow = row.variants.find((variant) => variant.width === wanted.width)
  return narrow !== undefined && (await isStored(services, narrow.path)) ? narrow.path : row.path
}

/** The path of what is shown in place of a picture that is not made yet; null for one that never will be. */
export const standIn = async (services: ContentServices, missing: Missing): Promise<string | null> => {
  const { stem, width, extension } = missing
  if (extension === 'avif') return insteadOfAvif(services, missing)
  if (width === undefined || !VARIANT_WIDTHS.includes(Number(width))) return null
  for (const format of KEPT_FORMATS) if (await isStored(services, `${stem}.${format}`)) return `${stem}.${format}`
  return null
}
