import { loadUiMessages } from '@captain/ui'
import { DEFAULT_LOCALE, LiteralI18n, type LoadCatalog, type Locale } from '@captain/locale'
import type { Messages } from '@lingui/core'

const spoken: Readonly<Record<Locale, Messages>> = { ja: {}, en: {} }

// The catalogs are ours to fill; without them Lingui would write into the first module that is loaded.
export const i18n = new LiteralI18n({ locale: DEFAULT_LOCALE, messages: spoken })

const loadOwnMessages = async (locale: Locale) => {
  const catalog = locale === 'ja' ? await import('./locales/ja.po') : await import('./locales/en.po')
  return catalog.messages
}

/** Every catalog in use, with the languages it has been loaded in; a change of language loads them all before it shows. */
const catalogs = new Map<LoadCatalog, Set<Locale>>([
  [loadOwnMessages, new Set()],
  [loadUiMessages, new Set()],
])

/** Loads the messages of a library in a language and registers the library, so that later changes of language load it too. */
export const loadCatalog = async (load: LoadCatalog, locale: Locale): Promise<void> => {
  const locales = catalogs.get(load) ?? new Set()
  catalogs.set(load, locales)
  if (locales.has(locale)) return
  // `i18n.load` would render the full page again, although the page shows none of these messages yet.
  Object.assign(spoken[locale], await load(locale))
  locales.add(locale)
}

/** Loads all registered catalogs in a language, once, and switches to it. */
export const activateLocale = async (locale: Locale): Promise<void> => {
  await Promise.all([...catalogs.keys()].map((load) => loadCatalog(load, locale)))
  if (i18n.locale !== locale) i18n.activate(locale)
  // The same value again would still restyle the whole page.
  if (document.documentElement.lang !== locale) document.documentElement.lang = locale
}
