import { purgeTrash, type PurgeServices } from './purge.ts'

const PERIOD_MS = 6 * 60 * 60 * 1000

/** Purges expired rows now and every six hours. Logs errors; the next round retries. */
export const startPurgeSchedule = (services: PurgeServices): { stop(): Promise<void> } => {
  const round = () => purgeTrash(services)
  let running = round()
  const timer = setInterval(() => {
    running = running.then(round)
  }, PERIOD_MS)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}
