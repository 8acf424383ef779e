import type { Locale } from './locale.ts'

/** Joins words as a table cell lists them: `卵、乳`, `Egg, Milk`. */
export const joinWords = (locale: Locale, words: readonly string[]): string => words.join(locale === 'ja' ? '、' : ', ')
