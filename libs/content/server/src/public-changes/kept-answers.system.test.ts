import { afterAll, beforeAll, expect, test } from 'vitest'
import { startContent, type ContentUnderTest } from '../testing/content-under-test.ts'
import { changeAtRandom } from './random-changes-under-test.ts'

let content: ContentUnderTest

beforeAll(async () => {
  content = await startContent()
})
afterAll(() => content.stop())

test.each([1, 7, 20_261_123])('what is kept equals what is read anew after any changes (%d)', async (seed) => {
  const { wrong, right, outdated } = await changeAtRandom(content, seed)
  expect(wrong).toEqual([])
  expect(outdated).toBeGreaterThan(100)
  expect(right).toBeGreaterThan(outdated)
})
