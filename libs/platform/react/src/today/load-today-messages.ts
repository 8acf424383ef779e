import type { Locale } from '@captain/locale'
import type { Messages } from '@lingui/core'

/** Loads the messages of the page of today in one language. */
export const loadTodayMessages = async (locale: Locale): Promise<Messages> => {
  const catalog = locale === 'ja' ? await import('./locales/ja.po') : await import('./locales/en.po')
  return catalog.messages
}
