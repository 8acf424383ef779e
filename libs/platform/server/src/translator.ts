import { createTranslator } from '@captain/locale-server'

/** Translates what this library says on the server. */
export const { i18nIn, localized } = createTranslator(new URL('./locales/', import.meta.url))
