/** Why the model could not be asked, or its answer not be used. */
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

/** Failures that the next picture would meet as well. */
export const AI_FAILURES_OF_ALL: readonly AiFailureCode[] = [
  'ai-credentials-refused',
  'ai-quota-used',
  'ai-input-refused',
  'ai-interrupted',
]

/** Whether a text names one of the failures. */
export const isAiFailure = (code: unknown): code is AiFailureCode => AI_FAILURES.some((one) => one === code)
