type RawBody = FormData | Blob | URLSearchParams | ArrayBuffer | Uint8Array<ArrayBuffer>

const isRaw = (body: unknown): body is RawBody =>
  body instanceof FormData ||
  body instanceof Blob ||
  body instanceof URLSearchParams ||
  body instanceof ArrayBuffer ||
  body instanceof Uint8Array

const isStream = (body: unknown): body is ReadableStream<Uint8Array<ArrayBuffer>> => body instanceof ReadableStream

/** Whether a body goes out as JSON text. */
export const isJson = (body: unknown): boolean => body !== undefined && !isRaw(body) && !isStream(body)

/** A body in a form that every repeat of a call can send again; a stream is read to its end first, because it flows only once. */
export const repeatable = async (body: unknown, signal: AbortSignal | undefined): Promise<RawBody | string | undefined> => {
  if (body === undefined || isRaw(body)) return body
  if (!isStream(body)) return JSON.stringify(body)
  return new Response(body.pipeThrough(new TransformStream(), { signal })).blob()
}
