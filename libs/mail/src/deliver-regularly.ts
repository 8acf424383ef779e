import { deliverWaiting, type OutboxServices } from './deliver-waiting.ts'

const PERIOD_MS = 3000

/** Looks into the outbox every few seconds; `stop` waits for the mail under way. A round that fails is logged, and made up for by the next. */
export const deliverRegularly = (services: OutboxServices): { stop(): Promise<void> } => {
  let isStopping = false
  let timer: NodeJS.Timeout | null = null
  const round = async (): Promise<void> => {
    try {
      await deliverWaiting(services, () => isStopping)
    } catch (error) {
      if (!isStopping) services.log.error({ err: error }, 'the outbox could not be emptied')
    }
    if (isStopping) return
    timer = setTimeout(() => {
      running = round()
    }, PERIOD_MS)
    timer.unref()
  }
  let running = round()
  return {
    stop: async () => {
      isStopping = true
      if (timer !== null) clearTimeout(timer)
      await running
    },
  }
}
