import { loadUiMessages } from '@captain/ui'
import { DEFAULT_LOCALE, type Locale } from '@captain/locale'
import { setupI18n } from '@lingui/core'

// The empty catalogs are ours to fill; without them Lingui would write into the first module that is loaded.
export const i18n = setupI18n({ locale: DEFAULT_LOCALE, messages: { ja: {}, en: {} } })

const loadOwnMessages = async (locale: Locale) => {
  const catalog = locale === 'ja' ? await import('./locales/ja.po') : await import('./locales/en.po')
  return catalog.messages
}

const loaded = new Set<Locale>()

/** Loads what the shell says in a language, once, and switches to it. */
export const activateLocale = async (locale: Locale): Promise<void> => {
  if (!loaded.has(locale)) {
    const catalogs = await Promise.all([loadOwnMessages(locale), loadUiMessages(locale)])
    for (const messages of catalogs) i18n.load(locale, messages)
    loaded.add(locale)
  }
  if (i18n.locale !== locale) i18n.activate(locale)
  document.documentElement.lang = locale
}
