import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { iconFiles } from './icon-files.ts'

const files = iconFiles()
const asked = (pathname: string, method = 'GET') => files(new Request(`http://localhost${pathname}`, { method }), pathname)

it('draws what a collection has, by its name', async () => {
  const answer = await asked('/icons/menu/teapot.svg')
  expect([answer?.status, answer?.headers.get('content-type'), answer?.headers.get('cache-control')]).toEqual([
    200,
    'image/svg+xml',
    'public, max-age=86400',
  ])
  // Same stroke width as the product's icons.
  expect(await answer?.text()).toContain('stroke-width="1.5"')
})

it('lists thousands of them with words to find them by', async () => {
  const list = (await (await asked('/icons/menu.json'))?.json()) as readonly (readonly [string, string])[]
  expect(list.length).toBeGreaterThan(4000)
  expect(list.find(([name]) => name === 'anchor')?.[1]).toMatch(/\bship\b/)
})

it.each(['/icons/menu/no-such-drawing.svg', '/icons/menu/../home.svg', '/icons/menu/%2e%2e%2fhome.svg', '/icons/home.svg', '/'])(
  'knows nothing of %s',
  async (path) => expect(await asked(path)).toBeNull(),
)

const OWN = fileURLToPath(new URL('../../../captain/public/icons/menu/', import.meta.url))
/** The paths of a drawing with what fills them, without the empty frame. */
const partsOf = (drawing: string) =>
  [...drawing.matchAll(/<path(?! stroke)[^>]*>/g)].map(([path]) => `${/ d="([^"]*)"/.exec(path)?.[1]} ${/ fill="([^"]*)"/.exec(path)?.[1]}`)

it.each(readdirSync(OWN))('draws the copy of %s in the back office completely', async (file) => {
  const complete = partsOf((await (await asked(`/icons/menu/${file}`))?.text()) ?? '')
  const own = partsOf(readFileSync(`${OWN}${file}`, 'utf8'))
  // Our drawings share a name with another one at most.
  expect(own).toEqual(own.some((part) => complete.includes(part)) ? complete : own)
})

it('is only read', async () => expect(await asked('/icons/menu/teapot.svg', 'POST')).toBeNull())
