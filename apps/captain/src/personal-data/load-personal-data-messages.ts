import type { Locale } from '@captain/locale'
import type { Messages } from '@lingui/core'

/** Loads the messages of the personal data panel in one language. Only owners open it. */
export const loadPersonalDataMessages = async (locale: Locale): Promise<Messages> => {
  const catalog = locale === 'ja' ? await import('./locales/ja.po') : await import('./locales/en.po')
  return catalog.messages
}
