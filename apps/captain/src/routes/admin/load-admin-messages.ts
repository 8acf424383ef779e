import type { Locale } from '@captain/locale'
import type { Messages } from '@lingui/core'

/** Loads the administration messages of one language. Only administrators need them. */
export const loadAdminMessages = async (locale: Locale): Promise<Messages> => {
  const catalog = locale === 'ja' ? await import('./locales/ja.po') : await import('./locales/en.po')
  return catalog.messages
}
