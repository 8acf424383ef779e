type RawBody = FormData | Blob | URLSearchParams | ArrayBuffer | Uint8Array<ArrayBuffer>

const isRaw = (body: unknown): body is RawBody =>
  body instanceof FormData ||
  body instanceof Blob ||
  body instanceof URLSearchParams ||
  body instanceof ArrayBuffer ||
  body instanceof Uint8Array

/** Returns whether a body can be read only once. */
export const isStream = (body: unknown): body is ReadableStream<Uint8Array<ArrayBuffer>> => body instanceof ReadableStream

/** Returns whether a body is sent as JSON. */
export const isJson = (body: unknown): boolean => body !== undefined && !isRaw(body) && !isStream(body)

/** Converts a body to a form of `fetch` that every retry can send again. */
export const toReplayableBody = (body: unknown): RawBody | string | undefined =>
  body === undefined || isRaw(body) ? body : JSON.stringify(body)

/** Reads a stream to its end, because a retry must send it again. */
export const readBody = (body: ReadableStream<Uint8Array<ArrayBuffer>>, signal: AbortSignal | undefined): Promise<Blob> =>
  new Response(body.pipeThrough(new TransformStream(), { signal })).blob()
