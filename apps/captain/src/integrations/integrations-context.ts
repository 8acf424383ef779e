import type { ApiKeyClient, ErasedMessages, Tenant, WebhookClient } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import { createContext, useContext, type ReactNode } from 'react'

/** A secret that is shown this once, and how it is used. */
export type ShownSecret = { readonly title: string; readonly value: string; readonly help: ReactNode }

/** What everything in the drawer works with. */
export type Integrations = {
  readonly tenant: Tenant
  readonly words: ErasedMessages
  readonly locale: Locale
  readonly keys: ApiKeyClient
  readonly webhooks: WebhookClient
  readonly showSecret: (secret: ShownSecret) => void
}

const Context = createContext<Integrations | null>(null)

export const IntegrationsProvider = Context.Provider

/** The tenant whose integrations are shown. Throws outside of the drawer. */
export const useIntegrations = (): Integrations => {
  const found = useContext(Context)
  if (found === null) throw new TypeError('integrations are shown in their drawer only')
  return found
}
