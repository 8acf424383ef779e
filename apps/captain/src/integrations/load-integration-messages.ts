import type { Locale } from '@captain/locale'
import type { Messages } from '@lingui/core'

/** The words of the integrations in one language, which only their drawer and the forms of administration need. */
export const loadIntegrationMessages = async (locale: Locale): Promise<Messages> => {
  const catalog = locale === 'ja' ? await import('./locales/ja.po') : await import('./locales/en.po')
  return catalog.messages
}
