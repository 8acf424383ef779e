import type { Locale } from '@captain/locale'
import type { Messages } from '@lingui/core'

/** Loads the messages of the palette and the list of shortcuts in one language, together with their code. */
export const loadPaletteMessages = async (locale: Locale): Promise<Messages> => {
  const catalog = locale === 'ja' ? await import('./locales/ja.po') : await import('./locales/en.po')
  return catalog.messages
}
