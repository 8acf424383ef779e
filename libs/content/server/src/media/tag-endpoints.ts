import { defineEndpoint, type Endpoint } from '@captain/auth-server'
import { privateJson } from '../responses.ts'
import { SHARED } from '../openapi/shared-schemas.ts'
import type { ContentServices } from '../services.ts'
import { TAG } from './library-body.ts'
import { checkedId, LIBRARY, storeOf } from './library-call.ts'
import { createTag, deleteTag, readTags, renameTag } from './media-tags.ts'

const TAGS = `${LIBRARY}/tags` as const

const list = (services: ContentServices): Endpoint =>
  defineEndpoint({
    method: 'GET',
    path: TAGS,
    guard: { tenant: 'viewer' },
    schemas: { output: SHARED.LibraryTags },
    handler: async (call) => privateJson({ items: await storeOf(services, call).read(readTags) }),
  })

const create = (services: ContentServices): Endpoint =>
  defineEndpoint({
    method: 'POST',
    path: TAGS,
    guard: { tenant: 'editor' },
    schemas: { body: TAG, output: SHARED.LibraryTag },
    handler: async (call) => privateJson(await createTag(storeOf(services, call), call.body.name), { status: 201 }),
  })

const rename = (services: ContentServices): Endpoint =>
  defineEndpoint({
    method: 'PATCH',
    path: `${TAGS}/:id`,
    guard: { tenant: 'editor' },
    schemas: { body: TAG, output: SHARED.LibraryTag },
    handler: async (call) => privateJson(await renameTag(storeOf(services, call), checkedId(call.params.id), call.body.name)),
  })

const remove = (services: ContentServices): Endpoint =>
  defineEndpoint({
    method: 'DELETE',
    path: `${TAGS}/:id`,
    guard: { tenant: 'editor' },
    handler: async (call) => {
      await deleteTag(storeOf(services, call), checkedId(call.params.id))
      return new Response(null, { status: 204 })
    },
  })

/** Endpoints of the tags of a media library. */
export const tagEndpoints = (services: ContentServices): readonly Endpoint[] => [
  list(services),
  create(services),
  rename(services),
  remove(services),
]
