import { createI18n } from '@captain/locale'
import { loadUiMessages, UiProvider } from '@captain/ui'
import { I18nProvider } from '@lingui/react'
import { render } from 'vitest-browser-react'
import { loadContentMessages } from '../../load-messages.ts'
import { catalogRouter, CatalogScreen, type CatalogOptions } from './catalog-screen.tsx'

/** Opens a list of the test types as the back office shows it. */
export const openCatalog = async (options: CatalogOptions) => {
  const locale = options.locale ?? 'ja'
  const i18n = createI18n(locale)
  i18n.load(locale, { ...(await loadUiMessages(locale)), ...(await loadContentMessages(locale)) })
  const router = catalogRouter(options)
  const screen = await render(
    <UiProvider>
      <I18nProvider i18n={i18n}>
        <CatalogScreen router={router} />
      </I18nProvider>
    </UiProvider>,
  )
  return { screen, router }
}
