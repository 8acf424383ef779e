import type { HttpClientOptions } from './client-options.ts'
import { fetchError, HttpError } from './http-error.ts'

/** Complete file with the name that the server gave it. */
export type Download = { readonly blob: Blob; readonly name: string | null }

export type DownloadOptions = {
  readonly signal?: AbortSignal
  /** Receives the number of bytes downloaded so far. */
  onBytes?(received: number): void
}

/** Returns the file name of a Content-Disposition header, preferring its extended form. */
const nameIn = (disposition: string | null): string | null => {
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  if (extended !== undefined) return decodeURIComponent(extended)
  return /filename="([^"]+)"/i.exec(disposition ?? '')?.[1] ?? null
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const received = async (response: Response, onBytes: (received: number) => void): Promise<Blob> => {
  const reader = response.body?.getReader()
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  for (let next = await reader?.read(); next !== undefined && !next.done; next = await reader?.read()) {
    chunks.push(next.value)
    bytes += next.value.byteLength
    onBytes(bytes)
  }
  return new Blob(chunks, { type: response.headers.get('content-type') ?? '' })
}

/** Downloads a file without retries. Throws HttpError, also if the download breaks off, and the signal's reason on an abort. */
export const download = async (
  { fetch, baseUrl = '', headers }: HttpClientOptions,
  path: string,
  { signal, onBytes = () => {} }: DownloadOptions = {},
): Promise<Download> => {
  const send = fetch ?? globalThis.fetch
  try {
    const response = await send(`${baseUrl}${path}`, { headers: headers?.(), signal, credentials: 'same-origin' })
    if (!response.ok) throw new HttpError(response.status, response.statusText, parsed(await response.text()))
    return { blob: await received(response, onBytes), name: nameIn(response.headers.get('content-disposition')) }
  } catch (cause) {
    if (cause instanceof HttpError) throw cause
    if (signal?.aborted === true) throw signal.reason
    throw fetchError(cause)
  }
}
