import type { LoadCatalog } from '@captain/locale'

/** Loads the messages of the café's custom screens in one language, as a separate chunk. */
export const loadCatalog: LoadCatalog = async (locale) => {
  const { messages } = locale === 'ja' ? await import('./locales/ja.po') : await import('./locales/en.po')
  return messages
}
