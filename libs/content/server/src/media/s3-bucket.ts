import { openAsBlob } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { unavailable } from '@captain/http-server'
import { AwsClient } from 'aws4fetch'
import { unsafePathError } from '../errors.ts'
import { isStoragePath } from './storage-path.ts'
import type { ByteRange, MediaStorage } from './storage.ts'

/** A bucket of an S3-compatible store, addressed by path (`https://store.example/bucket/key`). */
export type S3Bucket = {
  /** Endpoint of the store, without the bucket. */
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** In ms. */
const ANSWERS_WITHIN = 5_000
/** An upload of a size has 10 s, and a second more for each 256 KB: a slow store may take its time, a silent one may not. */
const takesWithin = (bytes: number): number => 10_000 + (1000 * bytes) / (256 * 1024)
const RETRIES = 2
/** In ms; doubled for each retry. */
const RETRIES_AFTER = 50

/** In seconds; the store has been tried several times by then. */
const RETRY_AFTER = 5

const sizeOf = (headers: Headers): number => Number(headers.get('content-range')?.split('/')[1] ?? headers.get('content-length') ?? 0)

const rangeHeader = (range: ByteRange | undefined): Record<string, string> =>
  range === undefined ? {} : { range: `bytes=${range.start}-${range.end}` }

/** Stores media in a bucket of an S3-compatible store. Throws 503 if the store is down, refuses or is too slow. */
export const s3Bucket = ({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Bucket): MediaStorage => {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3' })
  const base = `${endpoint.replace(/\/$/, '')}/${bucket}`

  /**
   * Signs a request, sends it, and repeats it if the store is overloaded. The signal is given to `fetch` itself: one that only the signed
   * request refers to is lost when the request is collected, and a silent store would be waited for without end.
   */
  const send = async (path: string, init: RequestInit, signal: AbortSignal, attempt = 0): Promise<Response> => {
    const answer = await fetch(await client.sign(`${base}/${path}`, init), { signal })
    if (attempt === RETRIES || (answer.status < 500 && answer.status !== 429)) return answer
    await answer.body?.cancel()
    await delay(RETRIES_AFTER * 2 ** attempt, undefined, { signal })
    return send(path, init, signal, attempt + 1)
  }

  /** Returns the response, or null for 404. The time limit ends when the response starts: a large file may take longer to read. */
  const request = async (path: string, init: RequestInit, within: number): Promise<Response | null> => {
    if (!isStoragePath(path)) throw unsafePathError(path)
    const waiting = new AbortController()
    const timer = setTimeout(() => waiting.abort(), within)
    try {
      const answer = await send(path, init, waiting.signal)
      if (answer.ok) return answer
      await answer.body?.cancel()
      if (answer.status === 404) return null
    } catch {
      // Reported below: a refused request and an unreachable bucket are the same to the caller.
    } finally {
      clearTimeout(timer)
    }
    throw unavailable(RETRY_AFTER)
  }

  return {
    put: async (path, content) => {
      // A file is streamed, and read again for a retry.
      const body = typeof content === 'string' ? await openAsBlob(content) : new Uint8Array(content)
      const size = body instanceof Uint8Array ? body.byteLength : body.size
      // A missing bucket returns 404 to an upload.
      if ((await request(path, { method: 'PUT', body }, takesWithin(size))) === null) throw unavailable(RETRY_AFTER)
    },
    get: async (path, range) => {
      const answer = await request(path, { headers: rangeHeader(range) }, ANSWERS_WITHIN)
      if (answer === null) return null
      return { body: answer.body ?? new Response('').body ?? new ReadableStream(), size: sizeOf(answer.headers) }
    },
    delete: async (path) => {
      const answer = await request(path, { method: 'DELETE' }, ANSWERS_WITHIN)
      await answer?.body?.cancel()
    },
  }
}
