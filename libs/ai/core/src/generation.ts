import * as v from 'valibot'
import { IMAGE_COUNTS } from './image-request.ts'
import { IMAGE_SIZES } from './image-size.ts'
import { IMAGE_STYLES } from './image-style.ts'
import { PROMPT_TONES } from './translation-request.ts'

/** Status of a request: `done` if at least one image succeeded. */
const GENERATION_STATES = ['running', 'done', 'failed', 'cancelled'] as const
/** Status of one image. */
const IMAGE_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const

/** Reason of a failure, in the reader's language. */
const failure = v.strictObject({ code: v.string(), message: v.string() })

/** One image of a request; `url` serves it once it is done. */
const generatedImage = v.strictObject({
  place: v.number(),
  state: v.picklist(IMAGE_STATES),
  seed: v.number(),
  url: v.nullable(v.string()),
  mimeType: v.nullable(v.string()),
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
  failure: v.nullable(failure),
  /** Tenants whose media libraries contain the image. */
  kept: v.array(v.strictObject({ tenant: v.string(), mediaId: v.string() })),
})

const shared = {
  id: v.string(),
  createdAt: v.string(),
  finishedAt: v.nullable(v.string()),
  /** Duration in milliseconds; null while running. */
  duration: v.nullable(v.number()),
  state: v.picklist(GENERATION_STATES),
  failure: v.nullable(failure),
}

/** Image request with its results so far. */
export const imageGeneration = v.strictObject({
  tool: v.literal('textToImage'),
  ...shared,
  request: v.strictObject({
    prompt: v.string(),
    negativePrompt: v.string(),
    size: v.picklist(IMAGE_SIZES),
    count: v.picklist(IMAGE_COUNTS),
    seed: v.nullable(v.number()),
    style: v.picklist(IMAGE_STYLES),
  }),
  images: v.array(generatedImage),
})

/** Translation of a text into an English prompt. */
export const promptTranslation = v.strictObject({
  tool: v.literal('translationPrompt'),
  ...shared,
  request: v.strictObject({ text: v.string(), tone: v.picklist(PROMPT_TONES), keepTerms: v.array(v.string()) }),
  /** English prompt; null if the translation failed. */
  prompt: v.nullable(v.string()),
  /** Terms to keep that the prompt does not contain. */
  missingTerms: v.array(v.string()),
})

export const AI_TOOLS = ['textToImage', 'translationPrompt'] as const

const generation = v.variant('tool', [imageGeneration, promptTranslation])

export const generationPage = v.strictObject({ items: v.array(generation), next: v.nullable(v.string()) })

const count = v.strictObject({ used: v.number(), limit: v.number() })

/** Limits and settings shown to an account before its first request. */
export const aiOverview = v.strictObject({
  isConfigured: v.boolean(),
  /** Settings that the operator still has to configure. */
  missingSettings: v.array(v.string()),
  /** Images made this month, by the calendar month in Japan. */
  usage: count,
  /** Images of all accounts together; null if the operator set no limit. */
  installation: v.nullable(count),
  /** First day of the next month, such as `2026-12-01`. */
  resetsOn: v.string(),
})

export type AiTool = (typeof AI_TOOLS)[number]
export type GenerationState = (typeof GENERATION_STATES)[number]
export type ImageState = (typeof IMAGE_STATES)[number]
export type GeneratedImage = v.InferOutput<typeof generatedImage>
export type ImageGeneration = v.InferOutput<typeof imageGeneration>
export type PromptTranslation = v.InferOutput<typeof promptTranslation>
export type Generation = v.InferOutput<typeof generation>
export type GenerationPage = v.InferOutput<typeof generationPage>
export type AiOverview = v.InferOutput<typeof aiOverview>
