import { rm } from 'node:fs/promises'
import { defineEndpoint, type Endpoint } from '@captain/auth-server'
import { MAX_IMAGE_BYTES, type FileType, type Tenant } from '@captain/content-core'
import { privateJson } from '../responses.ts'
import { authorOf } from '../store/author.ts'
import { readPlain } from '../list-query/parameters.ts'
import { SHARED } from '../openapi/shared-schemas.ts'
import { tenantOf, type ContentServices } from '../services.ts'
import { maxFileBytesOf, MAX_UPLOAD_BYTES } from './field-limits.ts'
import { acceptOf } from './library-request.ts'
import { includedMedia, mediaUrl, type MediaRow } from './media-row.ts'
import { receiveUpload, type Upload } from './receive-upload.ts'
import { storeMedia } from './store-media.ts'

export const MULTIPART_BYTES = MAX_UPLOAD_BYTES + 64 * 1024

/** Accepted types for the editor's image tool, which sends none. */
const PICTURES: readonly FileType[] = ['image']

const isForPictures = (accept: readonly FileType[]): boolean => accept.every((type) => type === 'image' || type === 'svg')

/** Returns the maximum file size of these types in a tenant. */
const maxBytesOf = (tenant: Tenant, accept: readonly FileType[]): number =>
  isForPictures(accept) ? MAX_IMAGE_BYTES : maxFileBytesOf(tenant, accept)

/** Reads an upload and runs work on it; deletes the received file in every case. */
export const withUpload = async <T>(
  services: ContentServices,
  request: Request,
  maxBytes: number,
  work: (upload: Upload) => Promise<T>,
): Promise<T> => {
  const upload = await receiveUpload(request, services.uploadDir, maxBytes)
  try {
    return await work(upload)
  } finally {
    await rm(upload.path, { force: true })
  }
}

/** The asset, together with the response that the editor's image tool expects. */
const uploaded = (row: MediaRow) => ({
  ...includedMedia(row),
  success: 1,
  file: { url: mediaUrl(row.path), width: row.width, height: row.height },
})

/** Uploads a file of the types in `accept`; default: images. */
export const uploadEndpoint = (services: ContentServices): Endpoint =>
  defineEndpoint({
    method: 'POST',
    path: '/api/v1/tenants/:tenant/media',
    guard: { tenant: 'editor' },
    schemas: { output: SHARED.UploadedMedia },
    maxBodyBytes: MULTIPART_BYTES,
    handler: async (call) => {
      const { request, params, url } = call
      const store = services.store.forTenant(authorOf(call), tenantOf(services, params.tenant))
      const accept = acceptOf(readPlain(url.searchParams, ['accept', 'locale']).get('accept')) ?? PICTURES
      return withUpload(services, request, maxBytesOf(store.tenant, accept), async ({ path, sha256, name, alt }) => {
        const row = await storeMedia(services, store, { source: path, sha256, name, accept, alt: { ja: alt, en: null }, from: 'upload' })
        return privateJson(uploaded(row), { status: 201, headers: { location: mediaUrl(row.path) } })
      })
    },
  })
