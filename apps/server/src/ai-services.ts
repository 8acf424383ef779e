import { createAi, type AiOptions } from '@captain/ai-server'
import type { Auth } from '@captain/auth-server'
import type { Logger } from '@captain/database'
import { saveGeneratedImage, type ContentServices } from '@captain/content-server'
import type { Pool } from 'pg'
import { AI_SETTING_NAMES } from './ai-settings.ts'
import type { Environment } from './environment.ts'

type Options = {
  readonly environment: { readonly ai: AiOptions['settings']; readonly aiMonthlyLimit: Environment['aiMonthlyLimit'] }
  readonly pool: Pool
  readonly tenants: Auth['tenants']
  readonly content: ContentServices
  readonly log: Logger
}

/** Starts the AI tools as the environment configures them, with the tenants' media libraries. */
export const startAi = ({ environment, pool, tenants, content, log }: Options): ReturnType<typeof createAi> =>
  createAi({
    pool,
    tenants,
    limits: content.limits,
    settings: environment.ai,
    settingNames: AI_SETTING_NAMES,
    monthlyLimit: environment.aiMonthlyLimit,
    keepPicture: (call, picture) => saveGeneratedImage(content, call, picture),
    log,
  })
