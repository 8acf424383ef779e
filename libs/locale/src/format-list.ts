import type { Locale } from './locale.ts'

const formats = {
  ja: { and: new Intl.ListFormat('ja', { type: 'conjunction' }), or: new Intl.ListFormat('ja', { type: 'disjunction' }) },
  en: { and: new Intl.ListFormat('en', { type: 'conjunction' }), or: new Intl.ListFormat('en', { type: 'disjunction' }) },
} satisfies Record<Locale, unknown>

/** Words one after the other as a sentence joins them: `卵、乳、小麦`, `egg, milk, and wheat`; with `or`: `卵または乳`, `egg or milk`. */
export const formatList = (locale: Locale, words: readonly string[], join: 'and' | 'or' = 'and'): string =>
  formats[locale][join].format(words)

/** Words one after the other as a table cell lists them: `卵、乳`, `Egg, Milk`. */
export const joinWords = (locale: Locale, words: readonly string[]): string => words.join(locale === 'ja' ? '、' : ', ')
