import type { I18n } from '@lingui/core'
import { createI18n, type Locale } from '@captain/locale'
import { messages as en } from './locales/en.po'
import { messages as ja } from './locales/ja.po'

const CATALOGS = { ja, en } satisfies Record<Locale, unknown>

const create = (locale: Locale): I18n => {
  const i18n = createI18n(locale)
  i18n.load(locale, CATALOGS[locale])
  return i18n
}

const CREATED = { ja: create('ja'), en: create('en') } satisfies Record<Locale, I18n>

/** Returns the messages of the site in one language. All requests share them; their language never changes. */
export const siteI18n = (locale: Locale): I18n => CREATED[locale]
