import { vi } from 'vitest'

const LONGEST_MS = 1000

/** Acts while the clock stands still, then lets pass what an input waits after the last key, so that nothing is asked or shown later. */
export const passDelays = async (act: () => Promise<void>): Promise<void> => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    await act()
    await vi.advanceTimersByTimeAsync(LONGEST_MS)
  } finally {
    vi.useRealTimers()
  }
}
