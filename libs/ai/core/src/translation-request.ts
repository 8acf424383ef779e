import { maxBytes, maxCount, maxFullWidth, nonBlank, requiredInput, storableText, unique } from '@captain/validation'
import * as v from 'valibot'
import { PROMPT_BYTES } from './image-request.ts'

/** How an English prompt may sound. */
export const PROMPT_TONES = ['plain', 'detailed', 'poetic', 'concise'] as const

export type PromptTone = (typeof PROMPT_TONES)[number]

/** Characters that a text to be put into English may have. */
export const TEXT_CHARACTERS = 1000
/** Terms that may be kept as they are. */
const MOST_KEPT_TERMS = 20
/** Bytes that each of them may have. */
const KEPT_TERM_BYTES = 120

const text = v.pipe(
  v.string(),
  storableText(),
  v.transform((typed) => typed.trim()),
)

/** What a request for an English prompt may say; the form checks with it, and the server does again. */
export const translationRequest = v.strictObject({
  text: v.pipe(text, requiredInput(), nonBlank(), maxFullWidth(TEXT_CHARACTERS), maxBytes(PROMPT_BYTES)),
  tone: v.optional(v.picklist(PROMPT_TONES), 'plain'),
  keepTerms: v.optional(
    v.pipe(v.array(v.pipe(text, requiredInput(), nonBlank(), maxBytes(KEPT_TERM_BYTES))), maxCount(MOST_KEPT_TERMS), unique()),
    [],
  ),
})

export type TranslationRequest = v.InferOutput<typeof translationRequest>
export type TranslationRequestInput = v.InferInput<typeof translationRequest>
