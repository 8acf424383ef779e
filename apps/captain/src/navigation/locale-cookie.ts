import { readLocaleCookie, writeLocaleCookie, type Locale } from '@captain/locale'

/** The language chosen last, from the cookie that server and site share; null without one. */
export const rememberedLocale = (): Locale | null => readLocaleCookie(document.cookie)

export const rememberLocale = (locale: Locale): void => {
  if (rememberedLocale() !== locale) document.cookie = writeLocaleCookie(locale, { secure: location.protocol === 'https:' })
}
