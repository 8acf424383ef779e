import { brokenImage } from '../../errors.ts'
import { processImage } from '../process-image.ts'

const PICTURE = /href="data:(image\/(?:png|jpeg|gif|webp));base64,([A-Za-z0-9+/=\s]+)"/g

/** More pictures in a drawing are refused. */
const MAX_PICTURES = 50

/** Encodes the pictures within a drawing again, which removes metadata and other hidden content. Throws 422 for broken and too many ones. */
export const embeddedPictures = async (svg: string): Promise<string> => {
  const found = [...svg.matchAll(PICTURE)]
  if (found.length > MAX_PICTURES) throw brokenImage()
  const parts: string[] = []
  let end = 0
  for (const { index, 0: whole, 1: mimeType = '', 2: data = '' } of found) {
    const picture = await processImage(Buffer.from(data, 'base64'), { mimeType })
    parts.push(svg.slice(end, index), `href="data:${picture.mimeType};base64,${picture.bytes.toString('base64')}"`)
    end = index + whole.length
  }
  return [...parts, svg.slice(end)].join('')
}
