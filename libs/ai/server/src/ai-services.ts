import type { TenantDirectory } from '@captain/auth-server'
import type { RateLimits } from '@captain/http-server'
import type { Logger } from '@captain/database'
import type { Pool } from 'pg'
import type { AuthorizedCall, ImageToSave } from './save-image.ts'
import type { AiProvider } from './provider.ts'
import type { WorkersAiSettings } from './workers-ai/settings.ts'

export type AiOptions = {
  readonly pool: Pool
  readonly tenants: TenantDirectory
  readonly limits: RateLimits
  /** Settings of the AI service; null if none is configured. */
  readonly settings: WorkersAiSettings | null
  /** Names of the missing settings, as the operator knows them. */
  readonly settingNames: readonly string[]
  /** Monthly image limit for all accounts together; null applies only the limits of the accounts. */
  readonly monthlyLimit: number | null
  /** Saves an image in the media library of the tenant in the path; throws if the tenant rejects it. */
  readonly keepPicture: (call: AuthorizedCall, picture: ImageToSave) => Promise<{ readonly id: string; readonly url: string }>
  readonly log: Logger
}

/** Services of the AI tools; `provider` is null if no service is configured. */
export type AiServices = Omit<AiOptions, 'settings'> & { readonly provider: AiProvider | null }
