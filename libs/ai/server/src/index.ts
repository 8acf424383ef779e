export { createAi, type AiOptions } from './create-ai.ts'
export { aiProblems } from './errors.ts'
export type { AuthorizedCall, KeptPicture } from './keep-picture.ts'
export type { WorkersAiSettings } from './workers-ai/settings.ts'
