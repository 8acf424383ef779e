import { readFileSync } from 'node:fs'
import { createI18n, DEFAULT_LOCALE, type Locale } from '@captain/locale'
import type { I18n, Messages } from '@lingui/core'
import { formatter } from '@lingui/format-po'

/** A text in every language. */
export type Localized = Readonly<Record<Locale, string>>

/** Translates the messages of one library. It has an instance for each language, because requests in both run at the same time. */
export type Translator = {
  /** Returns the instance for a language. A message's id is its Japanese text in ICU format. */
  readonly i18nIn: (locale: Locale) => I18n
  /** Writes a text in every language, for responses that contain all of them and for problems whose reader is unknown. */
  readonly localized: (write: (i18n: I18n, locale: Locale) => string) => Localized
  /** Writes a text in Japanese and then in English, for readers of unknown language. Default separator: ` / `. */
  readonly bilingual: (write: (i18n: I18n) => string, separator?: string) => string
}

const po = formatter()

const readCatalog = (folder: URL, locale: Locale): Messages => {
  const filename = new URL(`${locale}.po`, folder)
  const catalog = po.parse(readFileSync(filename, 'utf8'), { locale, sourceLocale: DEFAULT_LOCALE, filename: filename.pathname })
  return Object.fromEntries(
    Object.entries(catalog).flatMap(([id, { translation = '' }]) => (translation === '' ? [] : [[id, translation]])),
  )
}

/** Reads the catalogs `ja.po` and `en.po` of a folder, whose URL ends with a slash. Throws if one is missing; a message is compiled when it is first used. */
export const createTranslator = (folder: URL): Translator => {
  const open = (locale: Locale): I18n => {
    const i18n = createI18n(locale)
    i18n.load(locale, readCatalog(folder, locale))
    return i18n
  }
  const instances = { ja: open('ja'), en: open('en') } satisfies Record<Locale, I18n>
  return {
    i18nIn: (locale) => instances[locale],
    localized: (write) => ({ ja: write(instances.ja, 'ja'), en: write(instances.en, 'en') }),
    bilingual: (write, separator = ' / ') => `${write(instances.ja)}${separator}${write(instances.en)}`,
  }
}
