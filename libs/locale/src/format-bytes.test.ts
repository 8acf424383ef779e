import { expect, test } from 'vitest'
import { formatBytes } from './format-bytes.ts'

test.each([
  [0, '0バイト', '0 bytes'],
  [1, '1バイト', '1 byte'],
  [1023, '1,023バイト', '1,023 bytes'],
  [1024, '1KB', '1 KB'],
  [1536, '1.5KB', '1.5 KB'],
  [10 * 1024 + 400, '10KB', '10 KB'],
  [1024 * 1024 - 1, '1MB', '1 MB'],
  [10 * 1024 * 1024, '10MB', '10 MB'],
  [2.25 * 1024 ** 3, '2.3GB', '2.3 GB'],
  [5000 * 1024 ** 4, '5,000TB', '5,000 TB'],
])('%i bytes', (bytes, ja, en) => {
  expect([formatBytes('ja', bytes), formatBytes('en', bytes)]).toEqual([ja, en])
})
