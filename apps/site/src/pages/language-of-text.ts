import type { Locale } from '@captain/locale'

const JAPANESE = /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]/u

/** The language of a text that comes without one, where it is not that of the page: readers aloud need to know. */
export const languageOfText = (text: string | null | undefined, locale: Locale): Locale | undefined =>
  locale === 'en' && JAPANESE.test(text ?? '') ? 'ja' : undefined
