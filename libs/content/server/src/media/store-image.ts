import type { Tenant } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import { sql } from '../database/sql.ts'
import { nextId } from '../ids.ts'
import type { TenantStore } from '../store.ts'
import { writeAudit } from '../store/audit.ts'
import type { MediaRow, Variant } from './media-row.ts'
import { processImage, type ImageSource, type ProcessedImage } from './process-image.ts'
import type { MediaStorage } from './storage.ts'

type NewImage = {
  readonly source: ImageSource
  readonly sha256: string
  readonly name: string
  readonly alt: Readonly<Record<Locale, string | null>>
  readonly from: MediaRow['source']
}

const MAX_NAME_CHARACTERS = 100
// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u001f\u007f-\u009f]/g

const displayName = (name: string): string => [...name.replace(CONTROL, '').trim()].slice(-MAX_NAME_CHARACTERS).join('') || 'image'

const asciiName = (name: string, id: string, extension: string): string => {
  const stem = name
    .replace(/\.[^.]*$/, '')
    .replace(/[^A-Za-z0-9_-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
  return `${stem === '' ? id.toLowerCase() : stem}.${extension}`
}

/** `tenants/cafe/2026/11/01J…`, by the month in UTC. */
const folderOf = (tenant: Tenant, now: Date): string => `tenants/${tenant.slug}/${now.toISOString().slice(0, 7).replace('-', '/')}`

const writeFiles = async (storage: MediaStorage, stem: string, { main, variants }: ProcessedImage) => {
  const path = `${stem}.${main.extension}`
  const kept: Variant[] = variants.map(({ width, format }) => ({ path: `${stem}-${width}.${format}`, width, format }))
  const files = [
    { path, bytes: main.bytes },
    ...variants.map(({ width, format, bytes }) => ({ path: `${stem}-${width}.${format}`, bytes })),
  ]
  const remove = async () => {
    for (const file of files) await storage.delete(file.path)
  }
  try {
    for (const file of files) await storage.put(file.path, file.bytes)
  } catch (error) {
    await remove()
    throw error
  }
  return { path, kept, remove }
}

const readBySha = (store: TenantStore, sha256: string): Promise<MediaRow | null> =>
  store.read((tx) =>
    tx.row<MediaRow>(sql`select m.* from content.media m where m.tenant_id = ${tx.tenant.number} and m.sha256 = ${sha256}`),
  )

/** Puts a picture into the tenant's library; the same bytes again are the same asset. Throws 415 and 422 problems, and leaves no file behind then. */
export const storeImage = async (store: TenantStore, storage: MediaStorage, image: NewImage): Promise<MediaRow> => {
  const known = await readBySha(store, image.sha256)
  if (known !== null) return known
  const processed = await processImage(image.source)
  const now = new Date()
  const id = nextId(now)
  const { main } = processed
  const { path, kept, remove } = await writeFiles(storage, `${folderOf(store.tenant, now)}/${id}`, processed)
  const made = await store
    .writeAside(async (tx) => {
      const row = await tx.row<MediaRow>(sql`
        insert into content.media (tenant_id, id, original_name, file_name, path, mime_type, size, width, height, sha256, alt, variants, source, created_at, created_by, created_by_name)
        values (${tx.tenant.number}, ${id}, ${displayName(image.name)}, ${asciiName(image.name, id, main.extension)}, ${path}, ${main.mimeType}, ${main.bytes.byteLength},
          ${main.width}, ${main.height}, ${image.sha256}, ${JSON.stringify(image.alt)}::jsonb, ${JSON.stringify(kept)}::jsonb, ${image.from}, ${tx.now}, ${tx.author.id}, ${tx.author.name})
        on conflict (tenant_id, sha256) do nothing returning *`)
      if (row !== null) await writeAudit(tx, { action: 'upload', type: null, id, changes: [] })
      return row
    })
    .catch(async (error: unknown) => {
      await remove()
      throw error
    })
  if (made !== null) return made
  // The same file came twice at once; the other one is kept.
  await remove()
  const other = await readBySha(store, image.sha256)
  return other ?? storeImage(store, storage, image)
}
