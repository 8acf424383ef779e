import { createI18n, type Locale } from '@captain/locale'
import { loadUiMessages, UiProvider } from '@captain/ui'
import { I18nProvider } from '@lingui/react'
import type { ReactElement, ReactNode } from 'react'
import { loadContentMessages } from '../load-messages.ts'

/** A screen with the look and the words of the back office around it. */
export const inLanguage = async (locale: Locale, screen: ReactNode): Promise<ReactElement> => {
  const i18n = createI18n(locale)
  i18n.load(locale, { ...(await loadUiMessages(locale)), ...(await loadContentMessages(locale)) })
  return (
    <UiProvider>
      <I18nProvider i18n={i18n}>{screen}</I18nProvider>
    </UiProvider>
  )
}
