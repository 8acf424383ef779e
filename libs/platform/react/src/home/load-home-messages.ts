import type { Locale } from '@captain/locale'
import type { Messages } from '@lingui/core'

/** Loads the messages of the home page and of the tenants' page in one language. */
export const loadHomeMessages = async (locale: Locale): Promise<Messages> => {
  const catalog = locale === 'ja' ? await import('./locales/ja.po') : await import('./locales/en.po')
  return catalog.messages
}
