import { createTranslator } from '@captain/locale-server'

/** Translator of this library's messages on the server. */
export const { bilingual, i18nIn, localized } = createTranslator(new URL('./locales/', import.meta.url))
