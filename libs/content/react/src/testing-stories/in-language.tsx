import { createI18n, type LoadCatalog, type Locale } from '@captain/locale'
import { loadUiMessages, UiProvider } from '@captain/ui'
import { I18nProvider } from '@lingui/react'
import type { ReactElement, ReactNode } from 'react'
import { loadContentMessages } from '../load-messages.ts'

/** Renders a screen with the look and the messages of the back office around it; a tenant adds the catalog of its special screens. */
export const inLanguage = async (locale: Locale, screen: ReactNode, loadCatalog?: LoadCatalog): Promise<ReactElement> => {
  const i18n = createI18n(locale)
  for (const load of [loadUiMessages, loadContentMessages, ...(loadCatalog === undefined ? [] : [loadCatalog])])
    i18n.load(locale, await load(locale))
  return (
    <UiProvider>
      <I18nProvider i18n={i18n}>{screen}</I18nProvider>
    </UiProvider>
  )
}
