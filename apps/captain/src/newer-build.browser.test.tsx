import { afterEach, describe, expect, test, vi } from 'vitest'
import { followNewerBuild, hasUnsavedWork, isOutdated, mayReload } from './newer-build.ts'

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

describe('a page that misses a chunk of a build that was replaced', () => {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  const newest = () => served(latest('index-Bbbbbbbb'))

  afterEach(() => removeEventListener('beforeunload', ask))

  test('is reloaded once', async () => {
    const reload = vi.fn<() => void>()
    await followNewerBuild(newest(), reload)
    await followNewerBuild(newest(), reload)
    expect(reload).toHaveBeenCalledTimes(1)
  })

  test('stays over unsaved work, even if that is saved before the newest build is known', async () => {
    const reload = vi.fn<() => void>()
    addEventListener('beforeunload', ask)
    const followed = followNewerBuild(newest(), reload)
    removeEventListener('beforeunload', ask)
    await followed
    expect(reload).not.toHaveBeenCalled()
  })
})
