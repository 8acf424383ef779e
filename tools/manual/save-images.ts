import { createHash } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { openWorkspace } from '../new/source/workspace.ts'
import { root } from '../root.ts'
import { SCALE, type Shot, type Words } from './camera.ts'

/** Folder of the images in the site, served at `/manual/…`. */
export const FOLDER = join(root, 'apps/site/public/manual')

const MODULE = 'apps/site/src/pages/manual/pictures.ts'

/** The texts in the images, stored in the repository. */
export const WORDS = 'tools/manual/pictured-words.json'

type Entry = { readonly address: string; readonly width: number; readonly height: number }

const keep = async ({ name, locale, scheme, png }: Shot): Promise<Entry> => {
  const { data, info } = await sharp(png).avif({ quality: 50, effort: 3, chromaSubsampling: '4:4:4' }).toBuffer({ resolveWithObject: true })
  // A name made from the content, so that browsers may cache it for ever.
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 10)
  const file = `${name}-${locale}-${scheme}-${hash}.avif`
  await writeFile(join(FOLDER, file), data)
  return { address: `/manual/${file}`, width: info.width / SCALE, height: info.height / SCALE }
}

const entryOf = async (shots: readonly Shot[], name: string, locale: string): Promise<string> => {
  const own = shots.filter((shot) => shot.name === name && shot.locale === locale)
  const [light, dark] = await Promise.all(
    (['light', 'dark'] as const).map(async (scheme) => {
      const shot = own.find((candidate) => candidate.scheme === scheme)
      if (shot === undefined) throw new Error(`There is no picture of ${name} in ${locale}, ${scheme}.`)
      return keep(shot)
    }),
  )
  if (light?.width !== dark?.width || light?.height !== dark?.height)
    throw new Error(`${name} in ${locale} changes its size with the scheme.`)
  return `{ light: '${light?.address}', dark: '${dark?.address}', width: ${light?.width}, height: ${light?.height} }`
}

const moduleOf = (entries: readonly string[]): string => `// Written by \`npm run manual:pictures\` from the product's own screens.

/** A screen in one language; addresses of both schemes, sizes in px. */
export type Screen = { readonly light: string; readonly dark: string; readonly width: number; readonly height: number }

export const PICTURES = {
${entries.join('\n')}
} as const satisfies Record<string, { readonly ja: Screen; readonly en: Screen }>

export type PictureName = keyof typeof PICTURES
`

/** Replaces the images, the site's module of their names and sizes, and the texts that they show. */
export const saveImages = async (shots: readonly Shot[], words: readonly Words[]): Promise<void> => {
  await rm(FOLDER, { recursive: true, force: true })
  await mkdir(FOLDER, { recursive: true })
  const names = [...new Set(shots.map(({ name }) => name))].toSorted()
  const entries: string[] = []
  for (const name of names) {
    const [ja, en] = [await entryOf(shots, name, 'ja'), await entryOf(shots, name, 'en')]
    entries.push(`  ${/^\w+$/.test(name) ? name : `'${name}'`}: {\n    ja: ${ja},\n    en: ${en},\n  },`)
  }
  const worded = words.toSorted((one, other) => one.name.localeCompare(other.name) || one.locale.localeCompare(other.locale))
  const workspace = openWorkspace(root)
  workspace.set(MODULE, moduleOf(entries))
  workspace.set(WORDS, JSON.stringify(worded))
  await workspace.write()
}
