import { LiteralI18n, type Locale } from '@captain/locale'
import type { I18n, Messages } from '@lingui/core'
import { I18nProvider, useLingui } from '@lingui/react'
import { useMemo, type ComponentType } from 'react'

type OwnMessages = Readonly<Record<Locale, Messages>>

/** Returns a language of the page with further messages. */
export const withFurther = ({ locale, messages }: Pick<I18n, 'locale' | 'messages'>, own: OwnMessages): I18n =>
  new LiteralI18n({ locale, messages: { [locale]: { ...messages, ...own[locale === 'en' ? 'en' : 'ja'] } } })

/** Returns the language of the page with further messages, for a hook whose texts are not part of those of the page. */
export const useOwnMessages = (own: OwnMessages): I18n => {
  const { i18n } = useLingui()
  const { locale, messages } = i18n
  return useMemo(() => withFurther({ locale, messages }, own), [locale, messages, own])
}

/** Gives a component that loads later its messages, in both languages and in addition to those of the page. */
export const withMessages = <Props extends object>(Component: ComponentType<Props>, own: OwnMessages): ComponentType<Props> =>
  function WithMessages(props) {
    const all = useOwnMessages(own)
    return (
      <I18nProvider i18n={all}>
        <Component {...props} />
      </I18nProvider>
    )
  }
