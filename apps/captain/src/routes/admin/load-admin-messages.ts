import type { Locale } from '@captain/locale'
import type { Messages } from '@lingui/core'

/** The words of administration in one language, which nobody else has to load. */
export const loadAdminMessages = async (locale: Locale): Promise<Messages> => {
  const catalog = locale === 'ja' ? await import('./locales/ja.po') : await import('./locales/en.po')
  return catalog.messages
}
