import { runJobs, type JobServices } from './run-jobs.ts'

const PERIOD_MS = 2 * 60 * 1000
/** The first round leaves the start itself alone. */
const FIRST_MS = 5000

/** Looks for due changes soon after the start and every two minutes from then on. */
export const runJobsRegularly = (services: JobServices): { stop(): Promise<void> } => {
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
