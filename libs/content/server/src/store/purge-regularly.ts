import { purgeTrash, type PurgeServices } from './purge.ts'

const PERIOD_MS = 6 * 60 * 60 * 1000

/** Empties the trash of what is too old now and every six hours. A round that fails is logged, and made up for by the next. */
export const purgeRegularly = (services: PurgeServices): { stop(): Promise<void> } => {
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
