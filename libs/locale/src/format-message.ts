import { createI18n } from './i18n.ts'
import type { Locale } from './locale.ts'

const instances = { ja: createI18n('ja'), en: createI18n('en') } satisfies Record<Locale, unknown>

/** Formats a message in ICU format, for texts without a Lingui instance, such as server responses. */
export const formatMessage = (locale: Locale, message: string, params: Readonly<Record<string, unknown>> = {}): string =>
  instances[locale]._(message, params, { message })
