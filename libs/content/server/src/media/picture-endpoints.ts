import { defineEndpoint, type Endpoint } from '@captain/auth-server'
import { privateJson } from '../responses.ts'
import { SHARED } from '../openapi/shared-schemas.ts'
import type { ContentServices } from '../services.ts'
import { cropMedia, uncropMedia } from './crop-media.ts'
import { maxFileBytesOf } from './field-limits.ts'
import { CROP } from './library-body.ts'
import { checkedId, LIBRARY, storeOf } from './library-call.ts'
import { MULTIPART_BYTES, withUpload } from './media-endpoints.ts'
import { libraryMedia } from './media-row.ts'
import { replaceMedia } from './replace-media.ts'
import { undoReplacement } from './undo-replacement.ts'

const replace = (services: ContentServices): Endpoint =>
  defineEndpoint({
    method: 'POST',
    path: `${LIBRARY}/:id/file`,
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

const undo = (services: ContentServices): Endpoint =>
  defineEndpoint({
    method: 'POST',
    path: `${LIBRARY}/:id/file/undo`,
    guard: { tenant: 'editor' },
    schemas: { output: SHARED.LibraryMedia },
    handler: async (call) => privateJson(libraryMedia(await undoReplacement(services, storeOf(services, call), checkedId(call.params.id)))),
  })

const crop = (services: ContentServices): Endpoint =>
  defineEndpoint({
    method: 'PUT',
    path: `${LIBRARY}/:id/crop`,
    guard: { tenant: 'editor' },
    schemas: { body: CROP, output: SHARED.LibraryMedia },
    handler: async (call) =>
      privateJson(libraryMedia(await cropMedia(services, storeOf(services, call), checkedId(call.params.id), call.body))),
  })

const uncrop = (services: ContentServices): Endpoint =>
  defineEndpoint({
    method: 'DELETE',
    path: `${LIBRARY}/:id/crop`,
    guard: { tenant: 'editor' },
    schemas: { output: SHARED.LibraryMedia },
    handler: async (call) => privateJson(libraryMedia(await uncropMedia(services, storeOf(services, call), checkedId(call.params.id)))),
  })

/** Endpoints of the file of an asset: replace it, undo that, show a part of it or all of it. */
export const pictureEndpoints = (services: ContentServices): readonly Endpoint[] => [
  replace(services),
  undo(services),
  crop(services),
  uncrop(services),
]
