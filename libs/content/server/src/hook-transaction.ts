import type { ErasedMessages, Tenant } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import type { Author } from './store/author.ts'
import type { Tx } from './database/transaction.ts'

/** What is the same for all tenants of a server. */
export type Installation = {
  readonly baseUrl: string
  readonly tenants: readonly Tenant[]
  /** Returns the messages of a tenant's declarations, by its slug; empty if the tenant has none. */
  messagesOf(tenant: string, locale: Locale): Promise<ErasedMessages>
}

/** The running transaction of a save, for libraries that extend what hooks can do. */
export type HookTransaction = Tx & {
  readonly author: Author
  readonly installation: Installation
  /** Clears what this process has cached of another tenant once the transaction has committed; the others hear of it. */
  forget(tenant: number): void
  /** Suppresses the mails of everything written. */
  readonly isQuiet?: true
}
