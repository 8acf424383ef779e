import { maxBytes, maxCount, maxFullWidth, nonBlank, requiredInput, storableText, unique } from '@captain/validation'
import * as v from 'valibot'
import { PROMPT_BYTES } from './image-request.ts'

/** Tones of an English prompt. */
export const PROMPT_TONES = ['plain', 'detailed', 'poetic', 'concise'] as const

export type PromptTone = (typeof PROMPT_TONES)[number]

/** Maximum length of a text to translate, in characters. */
export const TEXT_CHARACTERS = 1000
/** Maximum number of terms to keep untranslated. */
const MAX_KEPT_TERMS = 20
/** Maximum length of each term in bytes. */
const KEPT_TERM_BYTES = 120

const text = v.pipe(
  v.string(),
  storableText(),
  v.transform((typed) => typed.trim()),
)

/** Schema of a translation request, used by the form and by the server. */
export const translationRequest = v.strictObject({
  text: v.pipe(text, requiredInput(), nonBlank(), maxFullWidth(TEXT_CHARACTERS), maxBytes(PROMPT_BYTES)),
  tone: v.optional(v.picklist(PROMPT_TONES), 'plain'),
  keepTerms: v.optional(
    v.pipe(v.array(v.pipe(text, requiredInput(), nonBlank(), maxBytes(KEPT_TERM_BYTES))), maxCount(MAX_KEPT_TERMS), unique()),
    [],
  ),
})

export type TranslationRequest = v.InferOutput<typeof translationRequest>
export type TranslationRequestInput = v.InferInput<typeof translationRequest>
