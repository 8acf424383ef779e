import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { PICTURES } from '../../apps/site/src/pages/manual/pictures.ts'
import { root } from '../root.ts'
import { SCALE } from './camera.ts'
import { FOLDER, WORDS } from './save-images.ts'
import { TYPED } from './tour.ts'

const AGAIN = 'npm run manual:pictures makes them anew'

/** Limit for all of them together, in bytes. */
const MAX_BYTES = 600_000

const CATALOGUES = ['apps/captain/src/locales', 'apps/captain/src/routes/user/locales']

/** Names that are the same everywhere. */
const NAMES: ReadonlySet<string> = new Set(['Captain', '日本語', 'English'])

const screens = Object.values(PICTURES).flatMap(({ ja, en }) => [ja, en])

/** Returns every back office text in a language: message ids of the Japanese catalogue, or their translations in the English one. */
const textsOf = async (locale: 'ja' | 'en'): Promise<ReadonlySet<string>> => {
  const files = await Promise.all(CATALOGUES.map((folder) => readFile(join(root, folder, `${locale}.po`), 'utf8')))
  const line = locale === 'ja' ? /^msgid "(.*)"$/gm : /^msgstr "(.*)"$/gm
  return new Set(files.flatMap((text) => [...text.matchAll(line)].map(([, found = '']) => found.replaceAll(String.raw`\"`, '"'))))
}

test('the site has the pictures that its page names, no others, each of the size that it says', async () => {
  const named = screens.flatMap(({ light, dark }) => [light, dark]).map((address) => address.replace('/manual/', ''))
  expect((await readdir(FOLDER)).toSorted(), AGAIN).toEqual(named.toSorted())
  let bytes = 0
  for (const { light, dark, width, height } of screens) {
    for (const address of [light, dark]) {
      const file = await readFile(join(FOLDER, address.replace('/manual/', '')))
      bytes += file.byteLength
      const { format, width: dotsAcross, height: dotsDown } = await sharp(file).metadata()
      expect([format, dotsAcross, dotsDown], address).toEqual(['heif', width * SCALE, height * SCALE])
    }
  }
  expect(bytes).toBeLessThan(MAX_BYTES)
})

test.each(['ja', 'en'] as const)('the back office still says what its pictures in %s show', async (locale) => {
  const known = await textsOf(locale)
  const shown = JSON.parse(await readFile(join(root, WORDS), 'utf8')) as readonly {
    name: string
    locale: string
    words: readonly string[]
  }[]
  const own = shown.filter((picture) => picture.locale === locale)
  expect(own.map(({ name }) => name).toSorted()).toEqual(Object.keys(PICTURES).toSorted())
  const typed = Object.values(TYPED[locale])
  for (const { name, words } of own) {
    const said = words.filter((text) => !typed.some((value) => text.includes(value)))
    expect(
      said.filter((text) => !known.has(text) && !NAMES.has(text)),
      `${name}: ${AGAIN}`,
    ).toEqual([])
  }
})
