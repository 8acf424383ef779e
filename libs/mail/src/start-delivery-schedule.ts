import { deliverPending, type OutboxServices } from './deliver-pending.ts'

const PERIOD_MS = 3000

/**
 * Polls the outbox every few seconds. `stop` ends the mail in progress, or waits some seconds for its mail server if it was handed over. A
 * failed round is logged; the next one retries.
 */
export const startDeliverySchedule = (services: OutboxServices): { stop(): Promise<void> } => {
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | null = null
  const round = async (): Promise<void> => {
    try {
      await deliverPending(services, stopping.signal)
    } catch (error) {
      if (!stopping.signal.aborted) services.log.error({ err: error }, 'the outbox could not be emptied')
    }
    if (stopping.signal.aborted) return
    timer = setTimeout(() => {
      running = round()
    }, PERIOD_MS)
    timer.unref()
  }
  let running = round()
  return {
    stop: async () => {
      stopping.abort()
      if (timer !== null) clearTimeout(timer)
      await running
    },
  }
}
