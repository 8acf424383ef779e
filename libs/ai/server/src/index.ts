export type { AiOptions } from './ai-services.ts'
export { createAi } from './create-ai.ts'
export { aiProblems } from './errors.ts'
export { aiOperations } from './operations/operation-texts.ts'
