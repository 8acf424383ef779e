import type { IncomingMessage } from 'node:http'
import { pipeline, type Readable, type Transform } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { unusableResponse } from './errors.ts'

const DECOMPRESSED: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
}

const decompressed = (response: IncomingMessage): Readable => {
  const encoding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  if (encoding === 'identity' || encoding === '') return response
  const create = DECOMPRESSED[encoding]
  if (create === undefined) throw unusableResponse()
  // The reader of the result receives the errors.
  return pipeline(response, create(), () => undefined)
}

/**
 * Returns the decompressed body, up to `maxBytes`; the rest is neither read nor decompressed. The connection always ends with the read.
 * Throws a 502 problem for unknown compressions and broken bodies.
 */
export async function* limitedBody(response: IncomingMessage, maxBytes: number): AsyncGenerator<Uint8Array> {
  try {
    let left = maxBytes
    for await (const chunk of decompressed(response) as AsyncIterable<Buffer>) {
      yield chunk.subarray(0, left)
      left -= chunk.byteLength
      if (left <= 0) return
    }
  } catch {
    throw unusableResponse()
  } finally {
    response.destroy()
  }
}
