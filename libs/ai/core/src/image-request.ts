import { integer, maxBytes, maxInt32, nonBlank, requiredInput, storableText } from '@captain/validation'
import * as v from 'valibot'
import { IMAGE_SIZES } from './image-size.ts'
import { IMAGE_STYLES } from './image-style.ts'

/** Maximum length of a prompt in bytes. */
export const PROMPT_BYTES = 3000
/** Maximum length of a negative prompt in bytes. */
export const NEGATIVE_PROMPT_BYTES = 900
/** Maximum number of images per request. */
export const IMAGE_COUNTS = [1, 2, 3, 4] as const

const text = v.pipe(
  v.string(),
  storableText(),
  v.transform((typed) => typed.trim()),
)

/** Seed of the model; the same seed produces the same image, null picks a random one. */
const seed = v.nullable(v.pipe(v.number(), integer(), v.minValue(0), maxInt32()))

/** Schema of an image request, used by the form and by the server. */
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
