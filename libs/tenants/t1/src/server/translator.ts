import { createTranslator } from '@captain/locale-server'

/** Translates the server messages of this library. */
export const { bilingual, i18nIn, localized } = createTranslator(new URL('./locales/', import.meta.url))
