import type { IncludedMedia } from '@captain/content-core'
import { HttpError } from '@captain/http'

type Upload = {
  /** Part of the file that has left the browser, 0 to 1. */
  readonly onProgress?: (part: number) => void
  readonly signal?: AbortSignal
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return text
  }
}

/** Stores a picture in the tenant's library; fails with HttpError. By XMLHttpRequest, because fetch doesn't tell how far it is. */
export const uploadImage = (tenant: string, file: File, { onProgress, signal }: Upload): Promise<IncludedMedia> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const form = new FormData()
    form.set('file', file)
    request.open('POST', `/api/v1/tenants/${tenant}/media`)
    request.setRequestHeader('accept', 'application/json')
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) onProgress?.(event.loaded / event.total)
    })
    request.addEventListener('load', () => {
      const body = parse(request.responseText)
      if (request.status >= 200 && request.status < 300) resolve(body as IncludedMedia)
      else reject(new HttpError(request.status, request.statusText, body))
    })
    request.addEventListener('error', () => reject(new HttpError(500, 'Fetch Error', null)))
    request.addEventListener('abort', () => reject(new DOMException('The upload was cancelled', 'AbortError')))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
