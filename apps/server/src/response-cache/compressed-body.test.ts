import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressedBody } from './compressed-body.ts'

const TEXT = '港の朝、猫が三匹あつまる。'.repeat(200)

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a compressed body keeps no more memory than it needs: %s', async (encoding, unpack) => {
  const packed = await compressedBody(Buffer.from(TEXT)).packed(encoding)
  expect(unpack(packed).toString()).toBe(TEXT)
  expect(packed.buffer.byteLength).toBe(packed.byteLength)
})
