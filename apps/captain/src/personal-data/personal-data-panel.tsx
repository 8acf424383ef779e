import { loadContentMessages } from '@captain/content-react/messages'
import { DEFAULT_LOCALE, isLocale } from '@captain/locale'
import { lazyPart } from '@captain/ui'
import { http } from '../api.ts'
import { i18n, loadCatalog } from '../i18n.ts'
import { loadIntegrationMessages } from '../integrations/load-integration-messages.ts'
import { useLocale } from '../navigation/use-locale.ts'
import type { LoadedTenant } from '../routes/captain/load-tenant.ts'
import { loadPersonalDataMessages } from './load-personal-data-messages.ts'
import { usePersonalDataPanel } from './use-personal-data-panel.ts'

const fetchPersonalDataDrawer = async () => {
  const locale = isLocale(i18n.locale) ? i18n.locale : DEFAULT_LOCALE
  const [drawer] = await Promise.all([
    import('./personal-data-drawer.tsx'),
    ...[loadContentMessages, loadIntegrationMessages, loadPersonalDataMessages].map((load) => loadCatalog(load, locale)),
  ])
  return drawer.PersonalDataDrawer
}

const PersonalDataDrawer = lazyPart(fetchPersonalDataDrawer, { isOverlay: true })

/** The personal data of the tenant, where the address asks for it; loaded when it does. */
export const PersonalDataPanel = ({ current }: { readonly current: LoadedTenant | null }) => {
  const { state, close } = usePersonalDataPanel()
  const locale = useLocale()
  if (state === null || current === null) return null
  const { tenant, messages, role } = current
  return (
    <PersonalDataDrawer
      key={`${tenant.slug}/${state.record ?? ''}`}
      http={http}
      tenant={tenant}
      words={messages}
      role={role}
      locale={locale}
      record={state.record}
      onClose={close}
    />
  )
}
