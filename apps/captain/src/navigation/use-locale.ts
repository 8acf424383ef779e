import { DEFAULT_LOCALE, isLocale, type Locale } from '@captain/locale'
import { useLingui } from '@lingui/react'

/** The language of the interface at the moment. */
export const useLocale = (): Locale => {
  const { i18n } = useLingui()
  return isLocale(i18n.locale) ? i18n.locale : DEFAULT_LOCALE
}
