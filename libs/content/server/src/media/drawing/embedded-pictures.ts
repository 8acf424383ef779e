import { ProblemError } from '@captain/http-server'
import { brokenImage, drawingTooComplex } from '../../errors.ts'
import { fileKindOf } from '../file-kind.ts'
import { pixelsOf, processImage } from '../process-image.ts'

const PICTURE = /href="data:(image\/(?:png|jpeg|gif|webp));base64,([A-Za-z0-9+/=\t\n\r ]+)"/g
const DATA = /href="data:/g

/** More pictures in a drawing, more pixels in all of them, and longer drawings with them are refused. */
const MAX_PICTURES = 50
const MAX_PIXELS = 64_000_000
const MAX_LENGTH = 20 * 1024 * 1024

/** Without this check, a file of any other kind would reach its decoder, as a drawing within a drawing. */
const checkKind = async (bytes: Buffer, declared: string): Promise<void> => {
  const { mimeType } = await fileKindOf(bytes, '', ['image']).catch((error: unknown) => {
    throw error instanceof ProblemError ? brokenImage() : error
  })
  if (mimeType !== declared) throw brokenImage()
}

/** Encodes the pictures within a drawing again, which removes metadata and other hidden content. Throws 422 for broken ones, too many and too large ones. */
export const embeddedPictures = async (svg: string): Promise<string> => {
  const found = [...svg.matchAll(PICTURE)]
  if (found.length > MAX_PICTURES || svg.match(DATA)?.length !== (found.length || undefined)) throw brokenImage()
  const parts: string[] = []
  let end = 0
  let pixels = 0
  let length = svg.length
  for (const { index, 0: whole, 1: declared = '', 2: data = '' } of found) {
    const bytes = Buffer.from(data, 'base64')
    await checkKind(bytes, declared)
    pixels += await pixelsOf(bytes)
    if (pixels > MAX_PIXELS) throw drawingTooComplex()
    const picture = await processImage(bytes, { mimeType: declared })
    const href = `href="data:${picture.mimeType};base64,${picture.bytes.toString('base64')}"`
    length += href.length - whole.length
    if (length > MAX_LENGTH) throw drawingTooComplex()
    parts.push(svg.slice(end, index), href)
    end = index + whole.length
  }
  return [...parts, svg.slice(end)].join('')
}
