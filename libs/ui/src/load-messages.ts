import type { Locale } from '@captain/locale'
import type { Messages } from '@lingui/core'

/** Loads the messages of this package in one language, as a separate chunk. */
export const loadUiMessages = async (locale: Locale): Promise<Messages> => {
  const catalog = locale === 'ja' ? await import('./locales/ja.po') : await import('./locales/en.po')
  return catalog.messages
}
