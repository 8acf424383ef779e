import { deliverPending, type OutboxServices } from './deliver-pending.ts'

const PERIOD_MS = 3000

/** Polls the outbox every few seconds; `stop` waits for the mail in progress. A failed round is logged; the next one retries. */
export const startDeliverySchedule = (services: OutboxServices): { stop(): Promise<void> } => {
  let isStopping = false
  let timer: NodeJS.Timeout | null = null
  const round = async (): Promise<void> => {
    try {
      await deliverPending(services, () => isStopping)
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
