import { createTranslator } from '@captain/locale-server'

/** Translates the messages of the server's program. */
export const { i18nIn } = createTranslator(new URL('./locales/', import.meta.url))
