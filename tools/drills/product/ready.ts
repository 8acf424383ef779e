import { setTimeout as delay } from 'node:timers/promises'
import { openSender } from './http.ts'

const POLL_MS = 25

/** Waits until a condition is met; returns the milliseconds, or null if it was not met in time. */
export const waitFor = async (isMet: () => Promise<boolean>, timeout: number, poll = POLL_MS): Promise<number | null> => {
  const began = performance.now()
  while (!(await isMet())) {
    if (performance.now() - began > timeout) return null
    await delay(poll)
  }
  return performance.now() - began
}

/** Waits until a server reports that it is ready; returns the milliseconds. Throws if it does not in time. */
export const waitUntilReady = async (baseUrl: string, timeout = 120_000): Promise<number> => {
  const { send, close } = openSender(baseUrl, 1)
  const took = await waitFor(async () => (await send({ method: 'GET', path: '/readyz', timeout: 8000 })).status === 200, timeout)
  close()
  if (took === null) throw new Error(`The server was not ready within ${timeout / 1000} s.`)
  return took
}
