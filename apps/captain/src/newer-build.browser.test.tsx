import { expect, test } from 'vitest'
import { isOutdated } from './newer-build.ts'

const html = (entry: string) => `<!doctype html><html><head><script type="module" src="/captain-assets/${entry}.js"></script></head></html>`
const page = (entry: string): Document => new DOMParser().parseFromString(html(entry), 'text/html')
const served = (text: string): string => URL.createObjectURL(new Blob([text], { type: 'text/html' }))

test.each([
  ['the same build', html('index-Aaaaaaaa'), false],
  ['a newer build', html('index-Bbbbbbbb'), true],
  ['a page of something else', '<!doctype html><p>503</p>', false],
])('behind the address is %s', async (_what, text, outdated) => {
  expect(await isOutdated(page('index-Aaaaaaaa'), served(text))).toBe(outdated)
})

test('nobody answers', async () => {
  const gone = served('')
  URL.revokeObjectURL(gone)
  expect(await isOutdated(page('index-Aaaaaaaa'), gone)).toBe(false)
})
