import { openAsBlob } from 'node:fs'
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

const ANSWERS_WITHIN = 5_000
const TAKES_WITHIN = 180_000
const RETRIES = 2

/** In seconds; the store has been tried several times by then. */
const RETRY_AFTER = 5

const sizeOf = (headers: Headers): number => Number(headers.get('content-range')?.split('/')[1] ?? headers.get('content-length') ?? 0)

const rangeHeader = (range: ByteRange | undefined): Record<string, string> =>
  range === undefined ? {} : { range: `bytes=${range.start}-${range.end}` }

/** Stores media in a bucket of an S3-compatible store. Throws 503 if the store is down, refuses or is too slow. */
export const s3Bucket = ({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Bucket): MediaStorage => {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES })
  const base = `${endpoint.replace(/\/$/, '')}/${bucket}`

  /** Returns the response, or null for 404. The time limit ends when the response starts: a large file may take longer to read. */
  const request = async (path: string, init: RequestInit, within: number): Promise<Response | null> => {
    if (!isStoragePath(path)) throw unsafePathError(path)
    const waiting = new AbortController()
    const timer = setTimeout(() => waiting.abort(), within)
    try {
      const answer = await client.fetch(`${base}/${path}`, { ...init, signal: waiting.signal })
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
      // A missing bucket returns 404 to an upload.
      if ((await request(path, { method: 'PUT', body }, TAKES_WITHIN)) === null) throw unavailable(RETRY_AFTER)
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
