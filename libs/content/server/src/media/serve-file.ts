import { roleIn, type Actor } from '@captain/auth-core'
import { defineEndpoint, type Endpoint } from '@captain/auth-server'
import type { Tenant } from '@captain/content-core'
import { notFound } from '@captain/http-server'
import { sql } from '../database/sql.ts'
import { tenantOf, type ContentServices } from '../services.ts'
import { avifImages } from './avif-images.ts'
import { mediaUrl, type MediaRow } from './media-row.ts'
import { STORED_FORMATS, placeholderPath } from './placeholder-path.ts'
import type { ByteRange, StoredFile } from './storage.ts'

const PICTURES: readonly string[] = [...STORED_FORMATS, 'avif']
const TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  zip: 'application/zip',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  mp4: 'video/mp4',
  csv: 'text/csv; charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}
const FILE = /^([0-9A-HJKMNP-TV-Z]{26})(?:-([1-9]\d{1,3}))?\.([a-z0-9]{3,4})$/

const FOREVER = 'public, max-age=31536000, immutable'
/** Cache header of the substitute that is served until the variant is ready. */
const FOR_NOW = 'public, max-age=5'
/** Cache header of restricted files: no cache stores them. */
const FOR_MEMBERS = 'private, no-store'

/** Returns the requested byte range; null for the full file and for headers that are not one range. */
const rangeOf = (header: string | null, size: number): ByteRange | 'unsatisfiable' | null => {
  const parts = /^bytes=(\d*)-(\d*)$/.exec(header ?? '')
  if (parts === null || (parts[1] === '' && parts[2] === '')) return null
  const [, first = '', last = ''] = parts
  const start = first === '' ? Math.max(size - Number(last), 0) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start > end ? 'unsatisfiable' : { start, end }
}

/** Returns the disposition: files are saved under their display name; images are shown inline. */
const dispositionOf = async (services: ContentServices, tenant: Tenant, path: string, extension: string): Promise<string> => {
  if (PICTURES.includes(extension)) return 'inline'
  const row = await services.store
    .forPublic(tenant)
    .read((tx) =>
      tx.row<{ original_name: string; file_name: string }>(
        sql`select m.original_name, m.file_name from content.media m where m.tenant_id = ${tx.tenant.number} and m.path = ${path}`,
      ),
    )
  if (row === null) return 'attachment'
  const name = encodeURIComponent(row.original_name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
  return `attachment; filename="${row.file_name}"; filename*=UTF-8''${name}`
}

const HEADERS = {
  'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'cross-origin',
} as const

const fileAt = (path: string): { readonly path: string; readonly extension: string } => ({ path, extension: path.split('.').at(-1) ?? '' })

type Served = { readonly path: string; readonly extension: string; readonly cache: string }

type RequestedVariant = { readonly stem: string; readonly width: string | undefined; readonly extension: string }

/** Returns the new address of a replaced file. */
const movedTo = (services: ContentServices, tenant: Tenant, { stem, width, extension }: RequestedVariant): Promise<string | null> =>
  services.store.forPublic(tenant).read(async (tx) => {
    // The AVIF format of an image has no stored address.
    const known =
      extension === 'avif'
        ? STORED_FORMATS.map((format) => `${stem}.${format}`)
        : [`${stem}${width === undefined ? '' : `-${width}`}.${extension}`]
    const row = await tx.row<MediaRow>(sql`
      select m.* from content.media_address a join content.media m on m.tenant_id = a.tenant_id and m.id = a.media_id
      where a.tenant_id = ${tx.tenant.number} and a.path = any(${known}::text[])`)
    if (row === null) return null
    const pictures = extension === 'avif' ? avifImages(row) : row.variants
    return pictures.find((picture) => picture.width === Number(width))?.path ?? row.path
  })

const partly = (stored: StoredFile, { start, end }: ByteRange, headers: Readonly<Record<string, string>>): Response =>
  new Response(stored.body, {
    status: 206,
    headers: { ...headers, 'content-length': String(end - start + 1), 'content-range': `bytes ${start}-${end}/${stored.size}` },
  })

const answerFile = async (services: ContentServices, tenant: Tenant, { path, extension, cache }: Served, range: string | null) => {
  const fullFile = await services.media.get(path)
  if (fullFile === null) return null
  const headers = {
    ...HEADERS,
    'content-type': TYPES[extension] ?? 'application/octet-stream',
    'content-disposition': await dispositionOf(services, tenant, path, extension),
    'cache-control': cache,
    'accept-ranges': 'bytes',
  }
  const requestedRange = rangeOf(range, fullFile.size)
  if (requestedRange === null) return new Response(fullFile.body, { headers: { ...headers, 'content-length': String(fullFile.size) } })
  await fullFile.body.cancel()
  if (requestedRange === 'unsatisfiable')
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${fullFile.size}` } })
  const part = await services.media.get(path, requestedRange)
  return part === null ? null : partly(part, requestedRange, headers)
}

/** Whether a tenant's files are public. Members may read those of a suspended tenant; others get the 404 of missing files. */
const isForAll = async ({ openTenants }: ContentServices, tenant: Tenant, actor: Actor): Promise<boolean> => {
  if (await openTenants.isOpen(tenant)) return true
  if (roleIn(actor, tenant.slug) === null) throw notFound()
  return false
}

/** Serves files of the media library to the public, including byte ranges, which audio and video players request. */
export const fileEndpoint = (services: ContentServices): Endpoint =>
  defineEndpoint({
    method: 'GET',
    path: '/media/tenants/:tenant/:year/:month/:file',
    guard: 'public',
    handler: async ({ params, request, actor }) => {
      const { year, month, file } = params
      const [, id, width, extension = ''] = FILE.exec(file) ?? []
      if (id === undefined || !Object.hasOwn(TYPES, extension) || !/^\d{4}$/.test(year) || !/^\d{2}$/.test(month)) throw notFound()
      const tenant = tenantOf(services, params.tenant)
      const forAll = await isForAll(services, tenant, actor)
      const cached = (cache: string): string => (forAll ? cache : FOR_MEMBERS)
      const folder = `tenants/${tenant.slug}/${year}/${month}`
      const path = `${folder}/${file}`
      const range = request.headers.get('range')
      const answer = await answerFile(services, tenant, { path, extension, cache: cached(FOREVER) }, range)
      if (answer !== null) return answer
      const variant = { stem: `${folder}/${id}`, width, extension }
      const moved = await movedTo(services, tenant, variant)
      if (moved !== null) return new Response(null, { status: 302, headers: { location: mediaUrl(moved), 'cache-control': 'no-cache' } })
      const instead = await placeholderPath(services, { tenant, ...variant })
      const shown = instead === null ? null : await answerFile(services, tenant, { ...fileAt(instead), cache: cached(FOR_NOW) }, range)
      if (shown === null) throw notFound()
      return shown
    },
  })
