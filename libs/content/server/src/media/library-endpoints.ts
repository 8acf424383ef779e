import { defineEndpoint, type Endpoint } from '@captain/auth-server'
import type { MediaDetail, MediaPage } from '@captain/content-core'
import { notFound } from '@captain/http-server'
import { privateJson } from '../responses.ts'
import { SHARED } from '../openapi/shared-schemas.ts'
import type { ContentServices } from '../services.ts'
import { canReadOf } from '../staff-api/may-read.ts'
import { changeManyMedia } from './bulk-media.ts'
import { deleteMedia, updateMedia } from './change-media.ts'
import { keptDetails, readKept } from './kept-files.ts'
import { MEDIA_BULK, MEDIA_CHANGES } from './library-body.ts'
import { checkedId, LIBRARY, storeOf } from './library-call.ts'
import { readLibraryPage } from './library-page.ts'
import { parseLibraryRequest } from './library-request.ts'
import { libraryMedia } from './media-row.ts'
import { readLibraryRow, readMediaUses } from './media-uses.ts'
import { pictureEndpoints } from './picture-endpoints.ts'
import { tagEndpoints } from './tag-endpoints.ts'

const list = (services: ContentServices): Endpoint =>
  defineEndpoint({
    method: 'GET',
    path: LIBRARY,
    guard: { tenant: 'viewer' },
    schemas: { output: SHARED.LibraryPage },
    handler: async (call) => {
      const request = parseLibraryRequest(call.url.searchParams)
      const { rows, next, count } = await storeOf(services, call).read((tx) => readLibraryPage(tx, request))
      const page: MediaPage = { items: rows.map(libraryMedia), next, count }
      return privateJson(page)
    },
  })

const get = (services: ContentServices): Endpoint =>
  defineEndpoint({
    method: 'GET',
    path: `${LIBRARY}/:id`,
    guard: { tenant: 'viewer' },
    schemas: { output: SHARED.LibraryMediaDetail },
    handler: async (call) => {
      const id = checkedId(call.params.id)
      const detail = await storeOf(services, call).read(async (tx): Promise<MediaDetail | null> => {
        const [row, usedBy, kept] = await Promise.all([
          readLibraryRow(tx, id),
          readMediaUses(tx, id, canReadOf({ context: call })),
          readKept(tx, id),
        ])
        return row === null ? null : { ...libraryMedia(row), usedBy, ...keptDetails(kept, tx.now) }
      })
      if (detail === null) throw notFound()
      return privateJson(detail)
    },
  })

const update = (services: ContentServices): Endpoint =>
  defineEndpoint({
    method: 'PATCH',
    path: `${LIBRARY}/:id`,
    guard: { tenant: 'editor' },
    schemas: { body: MEDIA_CHANGES, output: SHARED.LibraryMedia },
    handler: async (call) => privateJson(libraryMedia(await updateMedia(storeOf(services, call), checkedId(call.params.id), call.body))),
  })

const remove = (services: ContentServices): Endpoint =>
  defineEndpoint({
    method: 'DELETE',
    path: `${LIBRARY}/:id`,
    guard: { tenant: 'editor' },
    handler: async (call) => {
      await deleteMedia(storeOf(services, call), services.media, { id: checkedId(call.params.id), mayRead: canReadOf({ context: call }) })
      return new Response(null, { status: 204 })
    },
  })

const bulk = (services: ContentServices): Endpoint =>
  defineEndpoint({
    method: 'POST',
    path: `${LIBRARY}/bulk`,
    guard: { tenant: 'editor' },
    schemas: { body: MEDIA_BULK, output: SHARED.LibraryBulkResult },
    handler: async (call) => privateJson(await changeManyMedia(storeOf(services, call), services.media, call.body)),
  })

/** Endpoints of the media library of a tenant: list, texts, uses, tags and files of assets. Fixed segments come before ids. */
export const libraryEndpoints = (services: ContentServices): readonly Endpoint[] => [
  ...tagEndpoints(services),
  bulk(services),
  list(services),
  get(services),
  update(services),
  ...pictureEndpoints(services),
  remove(services),
]
