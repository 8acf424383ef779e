import { rm } from 'node:fs/promises'
import { defineEndpoint, type Endpoint } from '@captain/auth-server'
import { badRequest, notFound } from '@captain/http'
import { privateJson } from '../answer.ts'
import { authorOf } from '../author.ts'
import { sql } from '../database/sql.ts'
import { decodeCursor, encodeCursor } from '../read/cursor.ts'
import { limitOf, readParameters, refuseUnknown } from '../read/parameters.ts'
import { tenantOf, type ContentServices } from '../services.ts'
import { includedMedia, mediaUrl, readMedia, type MediaRow } from './media-row.ts'
import { MAX_UPLOAD_BYTES, receiveUpload } from './receive-upload.ts'
import { storeImage } from './store-image.ts'

const MULTIPART_BYTES = MAX_UPLOAD_BYTES + 64 * 1024
const STANDARD_LIMIT = 50

/** The asset, and beside it the answer that the editor's image tool expects. */
const uploaded = (row: MediaRow) => ({
  ...includedMedia(row),
  success: 1,
  file: { url: mediaUrl(row.path), width: row.width, height: row.height },
})

const upload = (services: ContentServices): Endpoint =>
  defineEndpoint({
    method: 'POST',
    path: '/api/v1/tenants/:tenant/media',
    guard: { tenant: 'editor' },
    maxBodyBytes: MULTIPART_BYTES,
    handler: async ({ request, params, actor, requestId }) => {
      const store = services.store.forTenant(authorOf(actor, requestId), tenantOf(services, params.tenant))
      const { path, sha256, name, alt } = await receiveUpload(request, services.uploadDir)
      try {
        const row = await storeImage(store, services.media, { source: path, sha256, name, alt: { ja: alt, en: null }, from: 'upload' })
        return privateJson(uploaded(row), { status: 201, headers: { location: mediaUrl(row.path) } })
      } finally {
        await rm(path, { force: true })
      }
    },
  })

const idsOf = (text: string | undefined): readonly string[] | null => {
  if (text === undefined) return null
  const ids = text.split(',').filter((id) => id !== '')
  if (ids.length > 100 || text.includes('\0')) throw badRequest('malformed-parameter', 'ids')
  return ids
}

const list = (services: ContentServices): Endpoint =>
  defineEndpoint({
    method: 'GET',
    path: '/api/v1/tenants/:tenant/media',
    guard: { tenant: 'viewer' },
    handler: async ({ params, url, actor, requestId }) => {
      const store = services.store.forTenant(authorOf(actor, requestId), tenantOf(services, params.tenant))
      const { plain } = readParameters(url.searchParams)
      refuseUnknown(plain, ['ids', 'limit', 'after', 'locale'])
      const ids = idsOf(plain.get('ids'))
      if (ids !== null) return privateJson({ items: (await store.read((tx) => readMedia(tx, ids))).map(includedMedia), next: null })
      const limit = limitOf(plain, STANDARD_LIMIT)
      const after = plain.get('after')
      const [last = null] = after === undefined ? [] : decodeCursor(after, 'media', 1)
      const rows = await store.read((tx) =>
        tx.rows<MediaRow>(sql`
          select m.* from content.media m where m.tenant_id = ${tx.tenant.number} and (${last}::text is null or m.id < ${last}) order by m.id desc limit ${limit + 1}`),
      )
      const page = rows.slice(0, limit)
      const next = rows.length > limit ? encodeCursor({ sort: 'media', keys: [page.at(-1)?.id ?? ''] }) : null
      return privateJson({ items: page.map(includedMedia), next })
    },
  })

const TYPES: Readonly<Record<string, string>> = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' }
const FILE = /^[0-9A-HJKMNP-TV-Z]{26}(-\d{2,4})?\.(jpg|png|webp)$/

const file = (services: ContentServices): Endpoint =>
  defineEndpoint({
    method: 'GET',
    path: '/media/tenants/:tenant/:year/:month/:file',
    guard: 'public',
    handler: async ({ params }) => {
      const { tenant, year, month, file: name } = params
      if (!FILE.test(name) || !/^\d{4}$/.test(year) || !/^\d{2}$/.test(month)) throw notFound()
      const stored = await services.media.get(`tenants/${tenantOf(services, tenant).slug}/${year}/${month}/${name}`)
      if (stored === null) throw notFound()
      return new Response(stored.body, {
        headers: {
          'content-type': TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
          'content-length': String(stored.size),
          'content-disposition': `inline; filename="${name}"`,
          'cache-control': 'public, max-age=31536000, immutable',
          'content-security-policy': "sandbox; default-src 'none'",
          'x-content-type-options': 'nosniff',
          'cross-origin-resource-policy': 'cross-origin',
        },
      })
    },
  })

/** Upload, list and delivery of pictures. */
export const mediaEndpoints = (services: ContentServices): readonly Endpoint[] => [upload(services), list(services), file(services)]
