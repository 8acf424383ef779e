/** Limits of one question that is asked elsewhere. */
export type AskingOptions = {
  /** Ends the question early, such as when a newer value has been typed. */
  readonly signal?: AbortSignal
  /** 10 seconds unless said. */
  readonly timeoutMs?: number
}

const TIMEOUT_MS = 10_000

/** What was answered in time; null when asking failed, was aborted or took too long. */
export const answerInTime = async <Answer>(
  ask: (signal: AbortSignal) => Promise<Answer>,
  { signal, timeoutMs = TIMEOUT_MS }: AskingOptions,
): Promise<{ readonly answer: Answer } | null> => {
  const tooLate = new AbortController()
  const ending = signal === undefined ? tooLate.signal : AbortSignal.any([signal, tooLate.signal])
  if (ending.aborted) return null
  const timer = setTimeout(() => tooLate.abort(), timeoutMs)
  const ended = new Promise<null>((resolve) => ending.addEventListener('abort', () => resolve(null), { once: true }))
  const asked = async () => ({ answer: await ask(ending) })
  try {
    return await Promise.race([asked(), ended])
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}
