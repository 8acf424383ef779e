import { DEFAULT_LOCALE, isLocale } from '@captain/locale'
import { lazyPart } from '@captain/ui'
import { http } from '../api.ts'
import { i18n, loadCatalog } from '../i18n.ts'
import { useLocale } from '../navigation/use-locale.ts'
import type { LoadedTenant } from '../routes/captain/load-tenant.ts'
import { loadIntegrationMessages } from './load-integration-messages.ts'
import { UnsavedGuard } from './unsaved-guard.tsx'
import { usePanel } from './use-panel.ts'

const fetchIntegrationsDrawer = async () => {
  const [drawer] = await Promise.all([
    import('./integrations-drawer.tsx'),
    // From here on a change of language brings them along.
    loadCatalog(loadIntegrationMessages, isLocale(i18n.locale) ? i18n.locale : DEFAULT_LOCALE),
  ])
  return drawer.IntegrationsDrawer
}

const IntegrationsDrawer = lazyPart(fetchIntegrationsDrawer, { isOverlay: true })

/** The integrations of the tenant, where the address asks for them (`?panel=integrations`, `?panel=webhooks`); loaded when they are. */
export const IntegrationsPanel = ({ current }: { readonly current: LoadedTenant | null }) => {
  const { tab, change, close } = usePanel()
  const locale = useLocale()
  if (tab === null || current === null) return null
  const { tenant, messages, role } = current
  return (
    <UnsavedGuard>
      <IntegrationsDrawer
        key={tenant.slug}
        http={http}
        tenant={tenant}
        words={messages}
        role={role}
        locale={locale}
        tab={tab}
        onTab={change}
        onClose={close}
      />
    </UnsavedGuard>
  )
}
