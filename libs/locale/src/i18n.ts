import type { I18n, Messages } from '@lingui/core'
import { compileOnce } from './compile-once.ts'
import { LiteralI18n } from './literal-i18n.ts'
import { LOCALES, type Locale } from './locale.ts'

/** Creates a Lingui instance for one request or one page, which accepts compiled catalogs and ICU texts. */
export const createI18n = (locale: Locale): I18n =>
  // Passes new empty catalogs; otherwise Lingui would write into the first module that is loaded.
  new LiteralI18n({ locale, messages: Object.fromEntries(LOCALES.map((each) => [each, {}])) }).setMessagesCompiler(compileOnce)

/** Loads the messages of one library in one language; each language is a separate chunk. */
export type LoadCatalog = (locale: Locale) => Promise<Messages>

/** Loads a catalog into an instance for one language, for a part of a page in another language than the interface. */
export const loadI18n = async (locale: Locale, load: LoadCatalog): Promise<I18n> => {
  const i18n = createI18n(locale)
  i18n.load(locale, await load(locale))
  return i18n
}
