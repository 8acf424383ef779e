import type { Locale } from '@captain/locale'
import type { Messages } from '@lingui/core'

/** Loads the account messages of one language. */
export const loadUserMessages = async (locale: Locale): Promise<Messages> => {
  const catalog = locale === 'ja' ? await import('./locales/ja.po') : await import('./locales/en.po')
  return catalog.messages
}
