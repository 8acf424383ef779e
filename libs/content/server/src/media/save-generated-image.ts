import { createHash } from 'node:crypto'
import type { IncludedMedia } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import { auditAdminAccess } from '../audit-admin-access.ts'
import { authorOf } from '../store/author.ts'
import { tenantOf, type ContentServices } from '../services.ts'
import { includedMedia } from './media-row.ts'
import { storeMedia } from './store-media.ts'

type Call = Parameters<typeof auditAdminAccess>[1]

export type ImageToStore = {
  readonly bytes: Buffer
  readonly name: string
  readonly alt: Readonly<Record<Locale, string | null>>
}

/** Stores an AI image in the media library of the tenant in the path; identical images become one asset. Throws 415 and 422. */
export const saveGeneratedImage = async (
  services: ContentServices,
  call: Call,
  { bytes, name, alt }: ImageToStore,
): Promise<IncludedMedia> => {
  await auditAdminAccess(services, call, 'editor')
  const store = services.store.forTenant(authorOf(call), tenantOf(services, call.params.tenant))
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return includedMedia(await storeMedia(services, store, { source: bytes, sha256, name, accept: ['image'], alt, from: 'ai' }))
}
