import { expect, test } from 'vitest'
import type { WorkerPool } from '../worker/worker-pool.ts'
import { prepareAsset } from './prepare-asset.ts'

test('a drawing of more than 10 MB reaches no thread, even if larger files are accepted', async () => {
  const unused: WorkerPool = { run: () => Promise.reject(new Error('a thread has it')), stop: () => Promise.resolve() }
  const kind = { type: 'svg', mimeType: 'image/svg+xml' } as const
  const bytes = Buffer.alloc(10 * 1024 * 1024 + 1)
  await expect(prepareAsset(unused, bytes, kind)).rejects.toMatchObject({ status: 413, extra: { maxBytes: 10 * 1024 * 1024 } })
  await expect(prepareAsset(unused, bytes.subarray(1), kind)).rejects.toThrow('a thread has it')
})
