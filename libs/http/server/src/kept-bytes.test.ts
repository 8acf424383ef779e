import { expect, test } from 'vitest'
import { keptBytes, keptParts } from './kept-bytes.ts'

test('kept bytes take no more memory than they need', () => {
  const [text, parts] = [keptBytes('港の朝 ☀️'), keptParts([Buffer.from('港の'), Buffer.from('朝 ☀️')])]
  for (const bytes of [text, parts]) expect([bytes.toString(), bytes.buffer.byteLength]).toEqual(['港の朝 ☀️', bytes.byteLength])
  expect(keptParts([]).byteLength).toBe(0)
})
