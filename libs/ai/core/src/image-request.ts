import { integer, maxBytes, maxInt32, nonBlank, requiredInput, storableText } from '@captain/validation'
import * as v from 'valibot'
import { IMAGE_SIZES } from './image-size.ts'
import { IMAGE_STYLES } from './image-style.ts'

/** Bytes that a prompt may have. */
export const PROMPT_BYTES = 3000
/** Bytes that what a picture should not show may have. */
export const NEGATIVE_PROMPT_BYTES = 900
/** Pictures that one request may ask for. */
export const IMAGE_COUNTS = [1, 2, 3, 4] as const

const text = v.pipe(
  v.string(),
  storableText(),
  v.transform((typed) => typed.trim()),
)

/** A seed of the model, the same for the same picture; null lets one be drawn. */
const seed = v.nullable(v.pipe(v.number(), integer(), v.minValue(0), maxInt32()))

/** What a request for pictures may say; the form checks with it, and the server does again. */
export const imageRequest = v.strictObject({
  prompt: v.pipe(text, requiredInput(), nonBlank(), maxBytes(PROMPT_BYTES)),
  negativePrompt: v.optional(v.pipe(text, maxBytes(NEGATIVE_PROMPT_BYTES)), ''),
  size: v.optional(v.picklist(IMAGE_SIZES), '512x512'),
  count: v.optional(v.picklist(IMAGE_COUNTS), 1),
  seed: v.optional(seed, null),
  style: v.optional(v.picklist(IMAGE_STYLES), 'none'),
})

export type ImageRequest = v.InferOutput<typeof imageRequest>
export type ImageRequestInput = v.InferInput<typeof imageRequest>
