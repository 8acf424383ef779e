/** Waits in ms before the second and the third attempt. */
const WAITS: readonly number[] = [300, 1500]

const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })

/** Fetches code, and tries again after a moment if that fails: a short loss of the connection then goes unnoticed. Rejects after the last attempt. */
export const retried = async <Code>(fetchCode: () => Promise<Code>, waits = WAITS): Promise<Code> => {
  const [wait, ...others] = waits
  if (wait === undefined) return fetchCode()
  try {
    return await fetchCode()
  } catch {
    await pause(wait)
    return retried(fetchCode, others)
  }
}
