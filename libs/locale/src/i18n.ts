import { setupI18n, type I18n } from '@lingui/core'
import { compileOnce } from './compile-once.ts'
import { LOCALES, type Locale } from './locale.ts'

/** A Lingui instance for one request or one page, which takes compiled catalogs and ICU texts alike. */
export const createI18n = (locale: Locale): I18n =>
  // The empty catalogs are ours to fill; without them Lingui would write into the first module that is loaded.
  setupI18n({ locale, messages: Object.fromEntries(LOCALES.map((each) => [each, {}])) }).setMessagesCompiler(compileOnce)
