import { defineEndpoint, type Endpoint } from '@captain/auth-server'
import { type MediaDetail, type MediaPage } from '@captain/content-core'
import { notFound } from '@captain/http-server'
import { maxBytes, storableText } from '@captain/validation'
import { nullable, optional, pipe, regex, strictObject, string, transform } from 'valibot'
import { privateJson } from '../responses.ts'
import { authorOf, type AuthorCall } from '../store/author.ts'
import { isId } from '../store/ids.ts'
import { encodeCursor } from '../list-query/cursor.ts'
import { SHARED } from '../openapi/shared-schemas.ts'
import { tenantOf, type ContentServices } from '../services.ts'
import { canReadOf } from '../staff-api/may-read.ts'
import { deleteMedia, updateMedia } from './change-media.ts'
import { parseLibraryRequest, readLibraryPage } from './library-page.ts'
import { maxFileBytesOf } from './field-limits.ts'
import { MULTIPART_BYTES, withUpload } from './media-endpoints.ts'
import { libraryMedia } from './media-row.ts'
import { readLibraryRow, readMediaUses } from './media-uses.ts'
import { replaceMedia } from './replace-media.ts'

const BASE = '/api/v1/tenants/:tenant/media-library'

type Call = AuthorCall & { readonly params: { readonly tenant: string } }

const storeOf = (services: ContentServices, call: Call) => services.store.forTenant(authorOf(call), tenantOf(services, call.params.tenant))

const checkedId = (id: string): string => {
  if (!isId(id)) throw notFound()
  return id
}

const list = (services: ContentServices): Endpoint =>
  defineEndpoint({
    method: 'GET',
    path: BASE,
    guard: { tenant: 'viewer' },
    schemas: { output: SHARED.LibraryPage },
    handler: async (call) => {
      const request = parseLibraryRequest(call.url.searchParams)
      const { rows, hasMore, count } = await storeOf(services, call).read((tx) => readLibraryPage(tx, request))
      const page: MediaPage = {
        items: rows.map(libraryMedia),
        next: hasMore ? encodeCursor({ sort: 'media', keys: [rows.at(-1)?.id ?? ''] }) : null,
        count,
      }
      return privateJson(page)
    },
  })

const get = (services: ContentServices): Endpoint =>
  defineEndpoint({
    method: 'GET',
    path: `${BASE}/:id`,
    guard: { tenant: 'viewer' },
    schemas: { output: SHARED.LibraryMediaDetail },
    handler: async (call) => {
      const id = checkedId(call.params.id)
      const detail = await storeOf(services, call).read(async (tx): Promise<MediaDetail | null> => {
        const row = await readLibraryRow(tx, id)
        return row === null ? null : { ...libraryMedia(row), usedBy: await readMediaUses(tx, id, canReadOf({ context: call })) }
      })
      if (detail === null) throw notFound()
      return privateJson(detail)
    },
  })

const ALT_BYTES = 300
const altText = optional(
  nullable(
    pipe(
      string(),
      storableText(),
      transform((text) => text.trim()),
      maxBytes(ALT_BYTES),
      transform((text) => (text === '' ? null : text)),
    ),
  ),
)
/** Decimal text from 0 to 1 with up to two places. */
const part = pipe(string(), regex(/^(?:0(?:\.\d{1,2})?|1(?:\.0{1,2})?)$/))

const CHANGES = strictObject({
  alt: optional(strictObject({ ja: altText, en: altText })),
  focalPoint: optional(nullable(strictObject({ x: part, y: part }))),
})

const update = (services: ContentServices): Endpoint =>
  defineEndpoint({
    method: 'PATCH',
    path: `${BASE}/:id`,
    guard: { tenant: 'editor' },
    schemas: { body: CHANGES, output: SHARED.LibraryMedia },
    handler: async (call) => privateJson(libraryMedia(await updateMedia(storeOf(services, call), checkedId(call.params.id), call.body))),
  })

const replace = (services: ContentServices): Endpoint =>
  defineEndpoint({
    method: 'POST',
    path: `${BASE}/:id/file`,
    guard: { tenant: 'editor' },
    schemas: { output: SHARED.LibraryMedia },
    maxBodyBytes: MULTIPART_BYTES,
    handler: async (call) => {
      const store = storeOf(services, call)
      const id = checkedId(call.params.id)
      return withUpload(services, call.request, maxFileBytesOf(store.tenant, []), async ({ path, sha256, name }) =>
        privateJson(libraryMedia(await replaceMedia(services, store, id, { source: path, sha256, name }))),
      )
    },
  })

const remove = (services: ContentServices): Endpoint =>
  defineEndpoint({
    method: 'DELETE',
    path: `${BASE}/:id`,
    guard: { tenant: 'editor' },
    handler: async (call) => {
      await deleteMedia(storeOf(services, call), services.media, { id: checkedId(call.params.id), mayRead: canReadOf({ context: call }) })
      return new Response(null, { status: 204 })
    },
  })

/** Endpoints of the media library of a tenant: list, texts and uses of assets. */
export const libraryEndpoints = (services: ContentServices): readonly Endpoint[] => [
  list(services),
  get(services),
  update(services),
  replace(services),
  remove(services),
]
