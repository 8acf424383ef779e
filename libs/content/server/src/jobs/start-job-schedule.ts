import { runJobs, type JobServices } from './run-jobs.ts'

const PERIOD_MS = 2 * 60 * 1000
/** Delay before the first round, so that it does not slow down the start. */
const FIRST_MS = 5000

/** Runs due jobs soon after the start and every two minutes after that. */
export const startJobSchedule = (services: JobServices): { stop(): Promise<void> } => {
  let running = Promise.resolve()
  const round = () => {
    running = running.then(() => runJobs(services)).catch((error: unknown) => services.log.error({ err: error }, 'regular changes stopped'))
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
