import { DEFAULT_LOCALE, isLocale } from '@captain/locale'
import { lazyPart } from '@captain/ui'
import { http } from '../../api.ts'
import { i18n, loadCatalog } from '../../i18n.ts'
import { useLocale } from '../../navigation/use-locale.ts'
import type { LoadedTenant } from '../../routes/captain/load-tenant.ts'
import { loadIntegrationMessages } from '../load-integration-messages.ts'
import { UnsavedGuard } from '../unsaved-guard.tsx'
import { useRolesPanel } from './use-roles-panel.ts'

const fetchRolesDrawer = async () => {
  const [drawer] = await Promise.all([
    import('./roles-drawer.tsx'),
    loadCatalog(loadIntegrationMessages, isLocale(i18n.locale) ? i18n.locale : DEFAULT_LOCALE),
  ])
  return drawer.RolesDrawer
}

const RolesDrawer = lazyPart(fetchRolesDrawer, { isOverlay: true })

/** The members of the tenant and their roles, where the address asks for them (`?panel=roles`); loaded when they are. */
export const RolesPanel = ({ current }: { readonly current: LoadedTenant | null }) => {
  const { isOpen, close } = useRolesPanel()
  const locale = useLocale()
  if (!isOpen || current === null) return null
  const { tenant, messages, role } = current
  return (
    <UnsavedGuard>
      <RolesDrawer key={tenant.slug} http={http} tenant={tenant} words={messages} role={role} locale={locale} onClose={close} />
    </UnsavedGuard>
  )
}
