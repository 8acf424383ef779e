import { createTranslator } from '@captain/locale-server'

/** Translates the server messages of this library. */
export const { localized } = createTranslator(new URL('./locales/', import.meta.url))
