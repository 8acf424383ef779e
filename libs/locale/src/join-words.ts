import type { Locale } from './locale.ts'

/** Joins words for a table cell: `卵、乳`, `Egg, Milk`. */
export const joinWords = (locale: Locale, words: readonly string[]): string => words.join(locale === 'ja' ? '、' : ', ')
