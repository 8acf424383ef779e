import type { AuthorizedCall, KeptPicture } from './keep-picture.ts'
import type { Endpoint, RateLimits, TenantDirectory } from '@captain/auth-server'
import type { Logger } from '@captain/database'
import type { Pool } from 'pg'
import { aiEndpoints } from './endpoints.ts'
import { createImageRuns } from './images/image-runs.ts'
import type { AiProvider } from './provider.ts'
import { tidyRegularly } from './store/forget-generations.ts'
import { workersAi } from './workers-ai/workers-ai.ts'
import type { WorkersAiSettings } from './workers-ai/settings.ts'

export type AiOptions = {
  readonly pool: Pool
  readonly tenants: TenantDirectory
  readonly limits: RateLimits
  /** Null: nobody has said which service to ask. */
  readonly settings: WorkersAiSettings | null
  /** The settings without which there is none, as the operator knows them. */
  readonly settingNames: readonly string[]
  /** Pictures that everybody together may have made in a month; null for as many as everybody's own permissions say. */
  readonly monthlyLimit: number | null
  /** Puts a picture into the media library of the tenant in the path; throws where the tenant refuses it. */
  readonly keepPicture: (call: AuthorizedCall, picture: KeptPicture) => Promise<{ readonly id: string; readonly url: string }>
  readonly log: Logger
}

/** Who is asked about models; null where nobody is. */
export type AiServices = Omit<AiOptions, 'settings'> & { readonly provider: AiProvider | null }

/** The AI tools of the back office; `stop` interrupts what is being made. */
export const createAi = (options: AiOptions): { readonly endpoints: readonly Endpoint[]; stop(): Promise<void> } => {
  const { settings, pool, log, ...rest } = options
  const provider = settings === null ? null : workersAi(settings, log)
  const runs = provider === null ? null : createImageRuns({ pool, provider, log })
  const tidying = tidyRegularly({ pool, log })
  return {
    endpoints: aiEndpoints({ ...rest, pool, log, provider }, runs),
    stop: async () => {
      await runs?.stop()
      await tidying.stop()
    },
  }
}
