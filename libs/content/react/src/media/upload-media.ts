import type { FileType, IncludedMedia } from '@captain/content-core'
import { HttpError } from '@captain/http-core'

type Upload = {
  /** The file types that the server accepts. */
  readonly accept: readonly FileType[]
  /** Id of the asset whose file is replaced. */
  readonly replaces?: string
  /** Sent part of the file, 0 to 1. */
  readonly onProgress?: (part: number) => void
  readonly signal?: AbortSignal
}

const parse = (text: string): unknown => {
  try {
    const body: unknown = JSON.parse(text)
    return body
  } catch {
    return text
  }
}

const addressOf = (tenant: string, { accept, replaces }: Upload): string => {
  const base = `/api/v1/tenants/${tenant}`
  return replaces === undefined ? `${base}/media?accept=${accept.join(',')}` : `${base}/media-library/${replaces}/file`
}

/** Stores a file in the tenant's library; throws `HttpError`. Uses XMLHttpRequest, because fetch does not report progress. */
export const uploadMedia = <Media extends IncludedMedia>(tenant: string, file: File, upload: Upload): Promise<Media> =>
  new Promise((resolve, reject) => {
    const { onProgress, signal } = upload
    const request = new XMLHttpRequest()
    const form = new FormData()
    form.set('file', file)
    request.open('POST', addressOf(tenant, upload))
    request.setRequestHeader('accept', 'application/json')
    request.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) onProgress?.(event.loaded / event.total)
    })
    request.addEventListener('load', () => {
      const body = parse(request.responseText)
      if (request.status >= 200 && request.status < 300) resolve(body as Media)
      else reject(new HttpError(request.status, request.statusText, body))
    })
    request.addEventListener('error', () => reject(new HttpError(500, 'Fetch Error', null)))
    request.addEventListener('abort', () => reject(new DOMException('The upload was cancelled', 'AbortError')))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(form)
  })
