import { afterEach, expect, test } from 'vitest'
import { hasUnsavedWork, isOutdated, mayReload } from './newer-build.ts'

const html = (entry: string) => `<!doctype html><html><head><script type="module" src="/captain-assets/${entry}.js"></script></head></html>`
const page = (entry: string): Document => new DOMParser().parseFromString(html(entry), 'text/html')
const served = (text: string): string => URL.createObjectURL(new Blob([text], { type: 'application/json' }))
const latest = (entry: string) => JSON.stringify({ entry: `/captain-assets/${entry}.js` })

afterEach(() => sessionStorage.clear())

test.each([
  ['the same build', latest('index-Aaaaaaaa'), false],
  ['a newer build', latest('index-Bbbbbbbb'), true],
  ['a page of something else', '<!doctype html><p>503</p>', false],
  ['an answer of another shape', '{"id":1}', false],
])('behind the address is %s', async (_what, text, outdated) => {
  expect(await isOutdated(page('index-Aaaaaaaa'), served(text))).toBe(outdated)
})

test('nobody answers', async () => {
  const gone = served('')
  URL.revokeObjectURL(gone)
  expect(await isOutdated(page('index-Aaaaaaaa'), gone)).toBe(false)
})

test('a page loads itself anew once in ten seconds', () => {
  expect(mayReload(100_000)).toBe(true)
  expect(mayReload(109_999)).toBe(false)
  expect(mayReload(110_000)).toBe(true)
})

test('whoever would ask before the tab is closed has unsaved work', () => {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  expect(hasUnsavedWork()).toBe(false)
  addEventListener('beforeunload', ask)
  try {
    expect(hasUnsavedWork()).toBe(true)
  } finally {
    removeEventListener('beforeunload', ask)
  }
  expect(hasUnsavedWork()).toBe(false)
})
