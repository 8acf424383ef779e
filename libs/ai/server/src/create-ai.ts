import type { Endpoint } from '@captain/auth-server'
import type { AiOptions } from './ai-services.ts'
import { aiEndpoints } from './endpoints.ts'
import { createImageRuns } from './images/image-runs.ts'
import { startCleanupSchedule } from './store/cleanup-schedule.ts'
import { workersAi } from './workers-ai/workers-ai.ts'

/** AI tools of the back office; `stop` interrupts running requests. */
export const createAi = (options: AiOptions): { readonly endpoints: readonly Endpoint[]; stop(): Promise<void> } => {
  const { settings, pool, log, ...rest } = options
  const provider = settings === null ? null : workersAi(settings, log)
  const runs = provider === null ? null : createImageRuns({ pool, provider, log })
  const tidying = startCleanupSchedule({ pool, log })
  return {
    endpoints: aiEndpoints({ ...rest, pool, log, provider }, runs),
    stop: async () => {
      await runs?.stop()
      await tidying.stop()
    },
  }
}
