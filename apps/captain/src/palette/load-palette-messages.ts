import type { Locale } from '@captain/locale'
import type { Messages } from '@lingui/core'

/** The words of the palette and the map of keys in one language, which come with them. */
export const loadPaletteMessages = async (locale: Locale): Promise<Messages> => {
  const catalog = locale === 'ja' ? await import('./locales/ja.po') : await import('./locales/en.po')
  return catalog.messages
}
