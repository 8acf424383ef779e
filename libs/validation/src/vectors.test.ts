import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { runVectorSuite, VECTORS_ELSEWHERE } from './testing/vector-suite.ts'

runVectorSuite()

const root = new URL('../../../', import.meta.url)

test.each(Object.entries(VECTORS_ELSEWHERE))('the vectors of %s are run by %s', (key, file) => {
  const path = new URL(file, root)
  expect(existsSync(path) ? readFileSync(path, 'utf8') : '').toContain(key)
})
