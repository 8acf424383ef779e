import type { TenantDirectory } from '@captain/auth-server'
import type { RateLimits } from '@captain/http-server'
import type { Logger } from '@captain/database'
import type { Pool } from 'pg'
import type { AuthorizedCall, KeptPicture } from './keep-picture.ts'
import type { AiProvider } from './provider.ts'
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
