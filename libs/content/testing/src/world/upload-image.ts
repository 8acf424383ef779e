import type { IncludedMedia } from '@captain/content-core'
import { randomPng } from '../samples/png.ts'
import type { Session } from '../session/session.ts'

/** Uploads a small real image to the tenant's media library. */
export const uploadImage = async ({ http }: Session, tenant: string): Promise<IncludedMedia> => {
  const form = new FormData()
  form.set('file', new File([new Uint8Array(randomPng(48, 32))], 'sample.png', { type: 'image/png' }))
  return http.post<IncludedMedia>(`/api/v1/tenants/${tenant}/media`, { body: form })
}
