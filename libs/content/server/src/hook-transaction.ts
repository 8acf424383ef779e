import type { ErasedMessages, Tenant } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import type { Author } from './store/author.ts'
import type { Tx } from './database/transaction.ts'

/** Facilities shared by all tenants of a server. */
export type Installation = {
  readonly baseUrl: string
  readonly tenants: readonly Tenant[]
  /** Returns the messages of a tenant's declarations, by its slug; empty if the tenant has none. */
  messagesOf(tenant: string, locale: Locale): Promise<ErasedMessages>
}

/** The running transaction of a save, for libraries that extend hooks. */
export type HookTransaction = Tx & {
  readonly author: Author
  readonly installation: Installation
  /** Clears what this process has cached of another tenant after the commit; other processes are notified. */
  forget(tenant: number): void
  /** Suppresses the mails of everything written. */
  readonly isQuiet?: true
}
