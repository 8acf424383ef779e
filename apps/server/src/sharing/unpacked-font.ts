import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { access, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { fontLetters } from './font-letters.ts'
import { woffToSfnt } from './woff-to-sfnt.ts'

/** Typeface as a file that the text renderer can open, with its letters. */
export type FontFile = { readonly file: string; readonly letters: ReadonlySet<number> }

const folders = new Set<string>()
let folder: Promise<string> | null = null

process.once('exit', () => {
  for (const one of folders) rmSync(one, { recursive: true, force: true })
})

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

const makeFolder = async (): Promise<string> => {
  const made = await mkdtemp(join(tmpdir(), 'captain-font-'))
  folders.add(made)
  return made
}

/** Temporary folder of the process; recreated if the machine has deleted it. */
const ownFolder = async (): Promise<string> => {
  const known = folder
  if ((known === null || !(await isThere(await known))) && folder === known) folder = makeFolder()
  return folder ?? makeFolder()
}

const unpackWoff2 = async (packed: Buffer): Promise<Buffer> => {
  const { default: woff2 } = await import('wawoff2')
  return Buffer.from(await woff2.decompress(packed))
}

/** The renderer cannot open compressed fonts. */
const unpack = async (shipped: string): Promise<FontFile> => {
  const packed = await readFile(fileURLToPath(import.meta.resolve(shipped)))
  const font = shipped.endsWith('.woff2') ? await unpackWoff2(packed) : woffToSfnt(packed)
  const file = join(await ownFolder(), `${randomUUID()}.ttf`)
  await writeFile(file, font)
  return { file, letters: fontLetters(font) }
}

const cache = new Map<string, Promise<FontFile>>()

/** Unpacks a bundled font (`@fontsource/…/files/….woff`) once, and again if its file was deleted. */
export const unpackedFont = async (shipped: string): Promise<FontFile> => {
  const known = cache.get(shipped)
  const isKept =
    known !== undefined &&
    (await known.then(
      ({ file }) => isThere(file),
      () => false,
    ))
  if (!isKept && cache.get(shipped) === known) cache.set(shipped, unpack(shipped))
  return cache.get(shipped) ?? unpack(shipped)
}
