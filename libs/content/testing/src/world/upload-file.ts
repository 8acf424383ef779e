import type { FileType, IncludedMedia } from '@captain/content-core'
import { FILE_SAMPLES } from '../samples/file-samples.ts'
import type { Session } from '../session/session.ts'

/** Uploads a small file of a type to the tenant's media library; returns null for types without a sample. */
export const uploadFile = async ({ http }: Session, tenant: string, type: FileType): Promise<IncludedMedia | null> => {
  const sample = FILE_SAMPLES[type]
  if (sample === undefined) return null
  const form = new FormData()
  form.set('file', new File([new Uint8Array(sample.bytes(crypto.randomUUID()))], sample.name, { type: sample.mimeType }))
  return http.post<IncludedMedia>(`/api/v1/tenants/${tenant}/media`, { query: new URLSearchParams({ accept: type }), body: form })
}
