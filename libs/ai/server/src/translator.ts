import { createTranslator } from '@captain/locale-server'

/** Translator for the messages of this library on the server. */
export const { localized } = createTranslator(new URL('./locales/', import.meta.url))
