import type { Locale } from '@captain/locale'

const JAPANESE = /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]/u

/** Returns the language of a text without language data if it differs from that of the page. Screen readers need it. */
export const languageOfText = (text: string | null | undefined, locale: Locale): Locale | undefined =>
  locale === 'en' && JAPANESE.test(text ?? '') ? 'ja' : undefined

/** Returns whether an article that was read in English has an English title and text. */
export const isTranslated = ({ fallback }: { readonly fallback: readonly string[] }): boolean =>
  !fallback.includes('title') && !fallback.includes('body')
