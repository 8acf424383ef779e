import type { Locale } from '@captain/locale'

const JAPANESE = /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]/u

/** Returns the language of a text without language data if it differs from that of the page. Screen readers need it. */
export const languageOfText = (text: string | null | undefined, locale: Locale): Locale | undefined =>
  locale === 'en' && JAPANESE.test(text ?? '') ? 'ja' : undefined

/** Returns whether the English page of an article shows its Japanese text. */
export const isJapaneseOnly = ({ fallback }: { readonly fallback: readonly string[] }, locale: Locale): boolean =>
  locale === 'en' && (fallback.includes('title') || fallback.includes('body'))
