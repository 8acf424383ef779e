/** Codes for why a model call failed or its response was unusable. */
export const AI_FAILURES = [
  'ai-credentials-refused',
  'ai-quota-used',
  'ai-overloaded',
  'ai-unavailable',
  'ai-too-slow',
  'ai-answer-unusable',
  'ai-input-refused',
  'ai-interrupted',
] as const

export type AiFailureCode = (typeof AI_FAILURES)[number]

/** Failures that would also affect the next image. */
export const FATAL_AI_FAILURES: readonly AiFailureCode[] = ['ai-credentials-refused', 'ai-quota-used', 'ai-input-refused', 'ai-interrupted']

/** Returns whether a text is a failure code. */
export const isAiFailure = (code: unknown): code is AiFailureCode => AI_FAILURES.some((one) => one === code)
