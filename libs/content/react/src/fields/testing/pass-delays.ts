import { vi } from 'vitest'

const MAX_MS = 1000

/** Stops the clock during the input, then lets pass what a field waits after the last key, so that nothing is requested or shown later. */
export const passDelays = async (input: () => Promise<void>): Promise<void> => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    await input()
    await vi.advanceTimersByTimeAsync(MAX_MS)
  } finally {
    vi.useRealTimers()
  }
}
