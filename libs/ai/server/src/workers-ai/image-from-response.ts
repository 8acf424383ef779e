import * as v from 'valibot'
import { AiFailure } from '../errors.ts'
import type { DrawnImage } from '../provider.ts'
import { jsonOf } from './read-answer.ts'

const MIME_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const
const MAX_PIXELS = 4096 * 4096

const base64Answer = v.object({ result: v.object({ image: v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/\s]+={0,2}\s*$/)) }) })

/** Returns the image bytes. Some models send the image itself, others JSON with the image in Base64. */
const bytesOf = (body: Buffer, contentType: string): Buffer => {
  if (!contentType.includes('json')) return body
  const parsed = v.safeParse(base64Answer, jsonOf(body))
  if (!parsed.success) throw new AiFailure('ai-answer-unusable')
  return Buffer.from(parsed.output.result.image, 'base64')
}

/** Returns the image of a response. Ignores its declared type: the bytes decide, and the image must decode completely. Throws AiFailure. */
export const imageFromResponse = async (body: Buffer, contentType: string): Promise<DrawnImage> => {
  const bytes = bytesOf(body, contentType)
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(bytes)
  const mimeType = MIME_TYPES.find((one) => one === found?.mime)
  if (mimeType === undefined) throw new AiFailure('ai-answer-unusable')
  try {
    const { default: sharp } = await import('sharp')
    const { info } = await sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS }).raw().toBuffer({ resolveWithObject: true })
    return { bytes, mimeType, width: info.width, height: info.height }
  } catch (cause) {
    throw new AiFailure('ai-answer-unusable', { cause })
  }
}
