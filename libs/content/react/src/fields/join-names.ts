import type { Locale } from '@captain/locale'

/** Names one after the other as the language writes them: `卵、乳` and `Egg, Milk`. */
export const joinNames = (names: readonly string[], locale: Locale): string => names.join(locale === 'ja' ? '、' : ', ')
