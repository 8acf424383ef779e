import { createI18n } from './i18n.ts'
import type { Locale } from './locale.ts'

const instances = { ja: createI18n('ja'), en: createI18n('en') } satisfies Record<Locale, unknown>

/** Fills a message in ICU format; for texts that come without an instance, such as a server's answers. */
export const formatMessage = (locale: Locale, message: string, params: Readonly<Record<string, unknown>> = {}): string =>
  instances[locale]._(message, params, { message })
