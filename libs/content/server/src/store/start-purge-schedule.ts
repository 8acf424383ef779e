import { purgeTrash, type PurgeServices } from './purge.ts'

const PERIOD_MS = 6 * 60 * 60 * 1000
/** Delay before the first round, so that it does not slow down the start. */
const FIRST_MS = 2000

/** Purges expired rows soon after the start and every six hours. Logs errors; the next round retries. */
export const startPurgeSchedule = (services: PurgeServices): { stop(): Promise<void> } => {
  let running = Promise.resolve()
  const round = () => {
    running = running.then(() => purgeTrash(services))
  }
  const first = setTimeout(round, FIRST_MS)
  const timer = setInterval(round, PERIOD_MS)
  for (const one of [first, timer]) one.unref()
  return {
    stop: async () => {
      clearTimeout(first)
      clearInterval(timer)
      await running
    },
  }
}
