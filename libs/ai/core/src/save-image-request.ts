import { maxBytes, nonBlank, requiredInput, storableText } from '@captain/validation'
import * as v from 'valibot'
import { IMAGE_COUNTS } from './image-request.ts'

/** Maximum length of an image description per language in bytes, as in the rest of the media library. */
export const ALT_BYTES = 300

const text = v.pipe(
  v.string(),
  storableText(),
  v.transform((typed) => typed.trim()),
)

/** Schema of a request that saves an image in a tenant's media library, with its descriptions. */
export const saveImageRequest = v.strictObject({
  generation: v.pipe(v.string(), v.regex(/^[0-9A-Z]{26}$/)),
  place: v.picklist(IMAGE_COUNTS.map((count) => count - 1)),
  alt: v.strictObject({
    ja: v.pipe(text, requiredInput(), nonBlank(), maxBytes(ALT_BYTES)),
    en: v.optional(
      v.nullable(
        v.pipe(
          text,
          maxBytes(ALT_BYTES),
          v.transform((typed) => (typed === '' ? null : typed)),
        ),
      ),
      null,
    ),
  }),
})

export type KeepingRequestInput = v.InferInput<typeof saveImageRequest>
