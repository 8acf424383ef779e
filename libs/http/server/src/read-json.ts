import { badRequest, tooLarge, unsupportedMediaType } from './errors.ts'
import { readBytes } from '@captain/http-core'

type JsonLimits = { readonly maxBytes?: number; readonly maxDepth?: number; readonly maxValues?: number }

const DEFAULT_MAX_BYTES = 1024 * 1024
const DEFAULT_MAX_DEPTH = 64
/** Limits the number of values, because each costs time in later checks even if its text is short. */
const DEFAULT_MAX_VALUES = 100_000

/** Rejects deep nesting and too many values. Scans the text, so such a document is never parsed. */
const refuseShape = (text: string, maxDepth: number, maxValues: number): void => {
  let depth = 0
  let values = 1
  let inString = false
  for (let position = 0; position < text.length; position += 1) {
    const character = text.charCodeAt(position)
    if (inString) {
      if (character === 0x5c) position += 1
      else if (character === 0x22) inString = false
    } else if (character === 0x22) inString = true
    else if (character === 0x5b || character === 0x7b) {
      depth += 1
      const following = text.charCodeAt(position + 1)
      if (following !== 0x5d && following !== 0x7d) values += 1
      if (depth > maxDepth) throw badRequest('malformed-json')
    } else if (character === 0x5d || character === 0x7d) depth -= 1
    else if (character === 0x2c) values += 1
    if (values > maxValues) throw tooLarge({ maxValues })
  }
}

/**
 * Reads a request's JSON within limits (default: 1 MiB, 64 levels, 100,000 values); returns undefined for an empty body. Throws 400, 413 or
 * 415 problems.
 */
export const readJson = async (
  request: Request,
  { maxBytes = DEFAULT_MAX_BYTES, maxDepth = DEFAULT_MAX_DEPTH, maxValues = DEFAULT_MAX_VALUES }: JsonLimits = {},
): Promise<unknown> => {
  const bytes = await readBytes(request, maxBytes)
  if (bytes === null) throw tooLarge({ maxBytes })
  if (bytes.byteLength === 0) return undefined
  const mediaType = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
  if (mediaType !== 'application/json' && !mediaType.endsWith('+json')) throw unsupportedMediaType()
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw badRequest('malformed-json')
  }
  refuseShape(text, maxDepth, maxValues)
  try {
    return JSON.parse(text)
  } catch {
    throw badRequest('malformed-json')
  }
}
