import { rmSync } from 'node:fs'
import { access, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { woffToSfnt } from './woff-to-sfnt.ts'

/** A typeface with Japanese and Latin letters, as a file that the text drawer can open. */
export type Font = { readonly family: string; readonly file: string }

const FAMILY = 'Zen Antique'
const SHIPPED = '@fontsource/zen-antique/files/zen-antique-japanese-400-normal.woff'

/** The drawer opens no packed fonts, and a machine may have none with Japanese letters. */
const unpack = async (): Promise<Font> => {
  const packed = await readFile(fileURLToPath(import.meta.resolve(SHIPPED)))
  const folder = await mkdtemp(join(tmpdir(), 'captain-font-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'font.ttf')
  await writeFile(file, woffToSfnt(packed))
  return { family: FAMILY, file }
}

let unpacking: Promise<Font> | null = null

const isThere = async (font: Promise<Font> | null): Promise<boolean> =>
  font
    ?.then(({ file }) => access(file))
    .then(
      () => true,
      () => false,
    ) ?? false

/** The typeface of headlines, unpacked once for the life of the process, and again where a machine has swept its temporary files. */
export const cardFont = async (): Promise<Font> => {
  const known = unpacking
  if (!(await isThere(known)) && unpacking === known) unpacking = unpack()
  return unpacking ?? unpack()
}
