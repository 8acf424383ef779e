import { stat } from 'node:fs/promises'
import { tooLarge } from '@captain/http-server'
import { brokenImage, drawingTooComplex, unsupportedDrawing } from '../errors.ts'
import type { WorkerPool } from '../worker/worker-pool.ts'
import { embeddedPictures } from './drawing/embedded-pictures.ts'
import { type FileKind, type FileSource } from './file-kind.ts'
import { processImage } from './process-image.ts'
import { VARIANT_WIDTHS, type Variant } from './variant.ts'

/** Content and metadata of a file to store. */
export type PreparedAsset = {
  /** The bytes, or the path of the received file. */
  readonly content: FileSource
  readonly size: number
  readonly mimeType: string
  readonly extension: string
  readonly width: number | null
  readonly height: number | null
}

const inMemory = (bytes: Buffer): Pick<PreparedAsset, 'content' | 'size'> => ({ content: bytes, size: bytes.byteLength })

/** The largest drawing, regardless of what else a field accepts: the thread that reads it has little memory. */
const MAX_DRAWING_BYTES = 10 * 1024 * 1024

const sizeOf = async (source: FileSource): Promise<number> => (typeof source === 'string' ? (await stat(source)).size : source.byteLength)

const drawing = async (workers: WorkerPool, source: FileSource): Promise<PreparedAsset> => {
  if ((await sizeOf(source)) > MAX_DRAWING_BYTES) throw tooLarge({ maxBytes: MAX_DRAWING_BYTES })
  const done = await workers.run('cleanDrawingFile', source)
  if ('ended' in done) throw drawingTooComplex()
  const { value } = done
  if ('refused' in value) {
    if (value.refused === 'unsupported') throw unsupportedDrawing(value.part)
    throw value.refused === 'too-complex' ? drawingTooComplex() : brokenImage()
  }
  return {
    ...inMemory(Buffer.from(await embeddedPictures(value.svg))),
    mimeType: 'image/svg+xml',
    extension: 'svg',
    width: null,
    height: null,
  }
}

const picture = async (source: FileSource, kind: FileKind): Promise<PreparedAsset> => {
  const { bytes, ...rest } = await processImage(source, kind)
  return { ...inMemory(bytes), ...rest }
}

/** Unchanged files are never loaded into memory completely. */
const asIs = async (source: FileSource, { type, mimeType }: FileKind): Promise<PreparedAsset> => ({
  content: source,
  size: await sizeOf(source),
  mimeType,
  extension: type,
  width: null,
  height: null,
})

/** Prepares a file for storage: re-encodes images, sanitises drawings, leaves others unchanged. Throws 422 for unreadable files, and 413 for a too large drawing. */
export const prepareAsset = async (workers: WorkerPool, source: FileSource, kind: FileKind): Promise<PreparedAsset> => {
  if (kind.type === 'image') return picture(source, kind)
  return kind.type === 'svg' ? drawing(workers, source) : asIs(source, kind)
}

/** Returns the planned smaller variants of an image; none for drawings and files. */
export const plannedVariants = (stem: string, { width }: Pick<PreparedAsset, 'width'>): readonly Variant[] =>
  VARIANT_WIDTHS.filter((one) => width !== null && one < width).map((one) => ({ path: `${stem}-${one}.webp`, width: one, format: 'webp' }))
