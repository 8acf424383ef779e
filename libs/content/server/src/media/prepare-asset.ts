import { stat } from 'node:fs/promises'
import { cleanSvg } from './clean-svg.ts'
import { bytesOf, type FileKind, type FileSource } from './file-kind.ts'
import { processImage } from './process-image.ts'
import { VARIANT_WIDTHS, type Variant } from './variant.ts'

/** What is stored of a file. */
export type PreparedAsset = {
  /** The bytes, or the received file that holds them. */
  readonly content: FileSource
  readonly size: number
  readonly mimeType: string
  readonly extension: string
  readonly width: number | null
  readonly height: number | null
}

const inMemory = (bytes: Buffer): Pick<PreparedAsset, 'content' | 'size'> => ({ content: bytes, size: bytes.byteLength })

const drawing = async (source: FileSource): Promise<PreparedAsset> => ({
  ...inMemory(Buffer.from(cleanSvg((await bytesOf(source)).toString('utf8')))),
  mimeType: 'image/svg+xml',
  extension: 'svg',
  width: null,
  height: null,
})

const picture = async (source: FileSource, kind: FileKind): Promise<PreparedAsset> => {
  const { bytes, ...rest } = await processImage(source, kind)
  return { ...inMemory(bytes), ...rest }
}

/** A file that is kept as it came is never whole in memory. */
const asIs = async (source: FileSource, { type, mimeType }: FileKind): Promise<PreparedAsset> => ({
  content: source,
  size: typeof source === 'string' ? (await stat(source)).size : source.byteLength,
  mimeType,
  extension: type,
  width: null,
  height: null,
})

/** Makes of a file what may be stored: pictures encoded anew, drawings cleaned, others as they came. Throws 422 for what can't be read. */
export const prepareAsset = async (source: FileSource, kind: FileKind): Promise<PreparedAsset> => {
  if (kind.type === 'image') return picture(source, kind)
  return kind.type === 'svg' ? drawing(source) : asIs(source, kind)
}

/** The smaller pictures that will stand beside one; drawings and files have none. */
export const plannedVariants = (stem: string, { width }: Pick<PreparedAsset, 'width'>): readonly Variant[] =>
  VARIANT_WIDTHS.filter((one) => width !== null && one < width).map((one) => ({ path: `${stem}-${one}.webp`, width: one, format: 'webp' }))
