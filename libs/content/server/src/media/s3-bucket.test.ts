import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { s3Bucket } from './s3-bucket.ts'
import type { MediaStorage } from './storage.ts'

// The only account of this store.
const KEYS = { region: 'us-east-1', accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
const PATH = 'tenants/diner/2026/04/01ARZ3NDEKTSV4RRFFQ69G5FAV.webp'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

let folder: string
let store: S3rver
let endpoint: string
let bucket: MediaStorage

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'captain-s3-'))
  store = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory: folder, configureBuckets: [{ name: 'files' }] })
  const { port } = await store.run()
  endpoint = `http://127.0.0.1:${port}`
  bucket = s3Bucket({ endpoint, bucket: 'files', ...KEYS })
})
afterAll(async () => {
  await store.close()
  await rm(folder, { recursive: true })
})

const read = async (path: string, range?: { start: number; end: number }) => {
  const stored = await bucket.get(path, range)
  return stored === null ? null : { size: stored.size, bytes: Buffer.from(await new Response(stored.body).arrayBuffer()) }
}

describe('media in a bucket', () => {
  it('are put, read whole and in part, and deleted', async () => {
    const bytes = randomBytes(3 * 1024 * 1024)
    await bucket.put(PATH, bytes)
    expect(await read(PATH)).toEqual({ size: bytes.byteLength, bytes })
    expect(await read(PATH, { start: 10, end: 19 })).toEqual({ size: bytes.byteLength, bytes: bytes.subarray(10, 20) })
    await bucket.delete(PATH)
    expect(await read(PATH)).toBeNull()
    await bucket.delete(PATH)
  })

  it('are put from a file as well', async () => {
    const bytes = randomBytes(3 * 1024 * 1024)
    const file = join(await mkdtemp(join(tmpdir(), 'captain-file-')), 'kit.zip')
    await writeFile(file, bytes)
    await bucket.put(PATH, file)
    expect(await read(PATH)).toEqual({ size: bytes.byteLength, bytes })
    await bucket.delete(PATH)
    await rm(dirname(file), { recursive: true })
  })

  it('stay in their bucket, whatever a path says', async () => {
    for (const path of ['../other/a.webp', 'a/../b', '/a', 'a//b', 'a?acl', 'a b', ''])
      await expect(bucket.get(path)).rejects.toThrow('path')
  })

  it('are 503 for a wrong key, a bucket that is not there and a store that is down', async () => {
    const down = s3Bucket({ endpoint: 'http://127.0.0.1:1', bucket: 'files', ...KEYS })
    const stranger = s3Bucket({ endpoint, bucket: 'files', ...KEYS, accessKeyId: 'SOMEBODY' })
    const nowhere = s3Bucket({ endpoint, bucket: 'gone', ...KEYS })
    const put = (storage: MediaStorage) => storage.put(PATH, Buffer.from('x'))
    for (const storage of [down, stranger, nowhere])
      await expect(put(storage)).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '5' } })
    expect(await read(PATH)).toBeNull()
  })

  it('are 503 for a store that says nothing', async () => {
    const silent = createServer(() => undefined)
    await new Promise<void>((resolve) => void silent.listen(0, '127.0.0.1', resolve))
    const storage = s3Bucket({ endpoint: `http://127.0.0.1:${(silent.address() as AddressInfo).port}`, bucket: 'files', ...KEYS })
    const file = join(folder, 'kit.zip')
    await writeFile(file, randomBytes(40_000))
    // A server collects garbage during the wait, which must not take the signal that ends it.
    const collecting = setInterval(collectGarbage, 1000)
    await Promise.all(
      [storage.put(PATH, file), storage.put(PATH, Buffer.from('x')), storage.get(PATH), storage.delete(PATH)].map((work) =>
        expect(work).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '5' } }),
      ),
    )
    clearInterval(collecting)
    silent.closeAllConnections()
    silent.close()
  })

  describe('of a store that fails at first', () => {
    let failing: Server
    let asked = 0
    beforeAll(async () => {
      failing = createServer((_request, response) => {
        asked += 1
        if (asked === 1) response.writeHead(500).end()
        else response.writeHead(200, { 'content-length': '2' }).end('ok')
      })
      await new Promise<void>((resolve) => failing.listen(0, '127.0.0.1', resolve))
    })
    afterAll(() => {
      failing.close()
    })

    it('are asked for again', async () => {
      const { port } = failing.address() as AddressInfo
      const storage = s3Bucket({ endpoint: `http://127.0.0.1:${port}`, bucket: 'files', ...KEYS })
      expect(await storage.get(PATH)).toMatchObject({ size: 2 })
      expect(asked).toBe(2)
    })
  })
})
