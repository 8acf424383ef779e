import type { Locale } from '@captain/locale'
import type { Messages } from '@lingui/core'

/** Loads the messages of the integrations in one language. Only their drawer and the administration forms need them. */
export const loadIntegrationMessages = async (locale: Locale): Promise<Messages> => {
  const catalog = locale === 'ja' ? await import('./locales/ja.po') : await import('./locales/en.po')
  return catalog.messages
}
