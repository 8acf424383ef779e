import type { ApiKeyClient, ErasedMessages, Tenant, WebhookClient } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import { createContext, useContext, type ReactNode } from 'react'

/** A secret that is shown only once, with a help text. */
export type OneTimeSecret = { readonly title: string; readonly value: string; readonly help: ReactNode }

/** The shared data of the drawer. */
export type Integrations = {
  readonly tenant: Tenant
  readonly words: ErasedMessages
  readonly locale: Locale
  readonly keys: ApiKeyClient
  readonly webhooks: WebhookClient
  readonly showSecret: (secret: OneTimeSecret) => void
}

const Context = createContext<Integrations | null>(null)

export const IntegrationsProvider = Context.Provider

/** Returns the tenant whose integrations are open. Throws outside the drawer. */
export const useIntegrations = (): Integrations => {
  const found = useContext(Context)
  if (found === null) throw new TypeError('integrations are shown in their drawer only')
  return found
}
