import type { MemberRole } from '@captain/auth-core'
import { apiKeyClient, webhookClient, type ErasedMessages, type Tenant } from '@captain/content-core'
import type { HttpClient } from '@captain/http-core'
import type { Locale } from '@captain/locale'
import { ErrorState, RestoreFocus } from '@captain/ui'
import { Trans, useLingui } from '@lingui/react/macro'
import { Drawer, Tabs } from '@mantine/core'
import { useMemo, useState } from 'react'
import { IntegrationsProvider, type OneTimeSecret } from './integrations-context.ts'
import { KeysTab } from './keys/keys-tab.tsx'
import { OneTimeSecretDialog } from './one-time-secret-dialog.tsx'
import { useIsAsking } from './unsaved-guard.tsx'
import type { IntegrationsTab } from './use-panel.ts'
import { WebhooksTab } from './webhooks/webhooks-tab.tsx'

type IntegrationsDrawerProps = {
  readonly http: HttpClient
  readonly tenant: Tenant
  readonly words: ErasedMessages
  readonly role: MemberRole
  readonly locale: Locale
  readonly tab: IntegrationsTab
  readonly onTab: (tab: IntegrationsTab) => void
  readonly onClose: () => void
}

/** How other systems connect to a tenant: API keys for incoming calls, webhooks for outgoing events. Owners only. */
export const IntegrationsDrawer = ({ http, tenant, words, role, locale, tab, onTab, onClose }: IntegrationsDrawerProps) => {
  const { t } = useLingui()
  const isAsking = useIsAsking()
  const [secret, showSecret] = useState<OneTimeSecret | null>(null)
  const integrations = useMemo(
    () => ({ tenant, words, locale, keys: apiKeyClient(http, tenant.slug), webhooks: webhookClient(http, tenant.slug), showSecret }),
    [http, tenant, words, locale],
  )
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size={600}
      title={<Trans>連携</Trans>}
      closeButtonProps={{ 'aria-label': t`閉じる` }}
      // Keeps a stray key or click from closing a secret that is shown only once.
      closeOnEscape={secret === null && !isAsking}
      closeOnClickOutside={secret === null}
    >
      <RestoreFocus />
      {role === 'owner' ? (
        <IntegrationsProvider value={integrations}>
          <Tabs value={tab} onChange={(chosen) => onTab(chosen === 'webhooks' ? chosen : 'keys')} keepMounted={false}>
            <Tabs.List aria-label={t`連携の種類`}>
              <Tabs.Tab value="keys">
                <Trans>APIキー</Trans>
              </Tabs.Tab>
              <Tabs.Tab value="webhooks">Webhook</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="keys">
              <KeysTab />
            </Tabs.Panel>
            <Tabs.Panel value="webhooks">
              <WebhooksTab />
            </Tabs.Panel>
          </Tabs>
          {secret !== null && <OneTimeSecretDialog secret={secret} onClose={() => showSecret(null)} />}
        </IntegrationsProvider>
      ) : (
        <ErrorState title={<Trans>連携を表示する権限がありません</Trans>}>
          <Trans>APIキーとWebhookは、テナントの管理者が管理します。必要なときは管理者に相談してください。</Trans>
        </ErrorState>
      )}
    </Drawer>
  )
}
