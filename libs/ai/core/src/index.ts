export { aiClient, type AiClient, type KeptImage } from './ai-client.ts'
export { AI_FAILURES, AI_FAILURES_OF_ALL, isAiFailure, type AiFailureCode } from './failure-code.ts'
export {
  AI_TOOLS,
  aiOverview,
  generationPage,
  imageGeneration,
  promptTranslation,
  type AiOverview,
  type AiTool,
  type GeneratedImage,
  type Generation,
  type GenerationPage,
  type GenerationState,
  type ImageGeneration,
  type ImageState,
  type PromptTranslation,
} from './generation.ts'
export {
  IMAGE_COUNTS,
  imageRequest,
  NEGATIVE_PROMPT_BYTES,
  PROMPT_BYTES,
  type ImageRequest,
  type ImageRequestInput,
} from './image-request.ts'
export { IMAGE_SIZES, sidesOf, type ImageSize } from './image-size.ts'
export { IMAGE_STYLES, styledPrompt, type ImageStyle } from './image-style.ts'
export { ALT_BYTES, keepingRequest, type KeepingRequest, type KeepingRequestInput } from './keeping-request.ts'
export {
  KEPT_TERM_BYTES,
  MOST_KEPT_TERMS,
  PROMPT_TONES,
  TEXT_CHARACTERS,
  translationRequest,
  type PromptTone,
  type TranslationRequest,
  type TranslationRequestInput,
} from './translation-request.ts'
