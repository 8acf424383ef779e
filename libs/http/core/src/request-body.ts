type RawBody = FormData | Blob | URLSearchParams | ArrayBuffer | Uint8Array<ArrayBuffer>

const isRaw = (body: unknown): body is RawBody =>
  body instanceof FormData ||
  body instanceof Blob ||
  body instanceof URLSearchParams ||
  body instanceof ArrayBuffer ||
  body instanceof Uint8Array

/** Whether a body flows only once. */
export const isStream = (body: unknown): body is ReadableStream<Uint8Array<ArrayBuffer>> => body instanceof ReadableStream

/** Whether a body goes out as JSON text. */
export const isJson = (body: unknown): boolean => body !== undefined && !isRaw(body) && !isStream(body)

/** A body as `fetch` takes it, in a form that every repeat of a call can send again. */
export const sendable = (body: unknown): RawBody | string | undefined => (body === undefined || isRaw(body) ? body : JSON.stringify(body))

/** A stream read to its end, because a repeat has to send it again. */
export const readWhole = (body: ReadableStream<Uint8Array<ArrayBuffer>>, signal: AbortSignal | undefined): Promise<Blob> =>
  new Response(body.pipeThrough(new TransformStream(), { signal })).blob()
