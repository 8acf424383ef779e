export { aiClient } from './ai-client.ts'
export { AI_FAILURES, FATAL_AI_FAILURES, isAiFailure, type AiFailureCode } from './failure-code.ts'
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
export { ALT_BYTES, saveImageRequest } from './save-image-request.ts'
export {
  PROMPT_TONES,
  TEXT_CHARACTERS,
  translationRequest,
  type PromptTone,
  type TranslationRequest,
  type TranslationRequestInput,
} from './translation-request.ts'
