/** Limits of one outside request. */
export type AskingOptions = {
  /** Aborts the request early, for example when the user has entered a newer value. */
  readonly signal?: AbortSignal
  /** Timeout in milliseconds. Default: 10 seconds. */
  readonly timeoutMs?: number
}

const TIMEOUT_MS = 10_000

/** Returns the response; null if the request failed, was aborted or timed out. */
export const answerInTime = async <Answer>(
  request: (signal: AbortSignal) => Promise<Answer>,
  { signal, timeoutMs = TIMEOUT_MS }: AskingOptions,
): Promise<{ readonly answer: Answer } | null> => {
  const tooLate = new AbortController()
  const ending = signal === undefined ? tooLate.signal : AbortSignal.any([signal, tooLate.signal])
  if (ending.aborted) return null
  const timer = setTimeout(() => tooLate.abort(), timeoutMs)
  const ended = new Promise<null>((resolve) => ending.addEventListener('abort', () => resolve(null), { once: true }))
  const answered = async () => ({ answer: await request(ending) })
  try {
    return await Promise.race([answered(), ended])
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}
