import * as v from 'valibot'
import { IMAGE_COUNTS } from './image-request.ts'
import { IMAGE_SIZES } from './image-size.ts'
import { IMAGE_STYLES } from './image-style.ts'
import { PROMPT_TONES } from './translation-request.ts'

/** What becomes of a request: `done` as soon as anything has come of it. */
const GENERATION_STATES = ['running', 'done', 'failed', 'cancelled'] as const
/** What becomes of one picture. */
const IMAGE_STATES = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const

/** Why something failed, in the reader's language. */
const failure = v.strictObject({ code: v.string(), message: v.string() })

/** One of the pictures of a request; `url` is where it is read once it is done. */
const generatedImage = v.strictObject({
  place: v.number(),
  state: v.picklist(IMAGE_STATES),
  seed: v.number(),
  url: v.nullable(v.string()),
  mimeType: v.nullable(v.string()),
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
  failure: v.nullable(failure),
  /** The tenants whose media library has it. */
  kept: v.array(v.strictObject({ tenant: v.string(), mediaId: v.string() })),
})

const shared = {
  id: v.string(),
  createdAt: v.string(),
  finishedAt: v.nullable(v.string()),
  /** Milliseconds that it took; null until it is over. */
  duration: v.nullable(v.number()),
  state: v.picklist(GENERATION_STATES),
  failure: v.nullable(failure),
}

/** A request for pictures and what has come of it so far. */
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

/** A text that was put into English. */
export const promptTranslation = v.strictObject({
  tool: v.literal('translationPrompt'),
  ...shared,
  request: v.strictObject({ text: v.string(), tone: v.picklist(PROMPT_TONES), keepTerms: v.array(v.string()) }),
  /** The English prompt; null where none came. */
  prompt: v.nullable(v.string()),
  /** Terms that should have been kept and are not in the prompt. */
  missingTerms: v.array(v.string()),
})

export const AI_TOOLS = ['textToImage', 'translationPrompt'] as const

const generation = v.variant('tool', [imageGeneration, promptTranslation])

export const generationPage = v.strictObject({ items: v.array(generation), next: v.nullable(v.string()) })

const count = v.strictObject({ used: v.number(), limit: v.number() })

/** What an account is told before it asks for anything. */
export const aiOverview = v.strictObject({
  isConfigured: v.boolean(),
  /** The settings that the operator still has to make. */
  missingSettings: v.array(v.string()),
  /** Pictures of this month, by the month of Japan. */
  usage: count,
  /** Those of everybody together; null where the operator has set no limit. */
  installation: v.nullable(count),
  /** The first day of the next month, such as `2026-12-01`. */
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
