import { LOCALES, type Locale } from '@captain/locale'

const JAPANESE = /[\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Han}]/u

/** Returns the language of a text without language data if it differs from that of the page. Screen readers need it. */
export const languageOfText = (text: string | null | undefined, locale: Locale): Locale | undefined =>
  locale === 'en' && JAPANESE.test(text ?? '') ? 'ja' : undefined

/** Returns the languages in which search engines may offer an article: English only with an English title and text. */
export const localesOf = ({ untranslated = [] }: { readonly untranslated?: readonly string[] }): readonly Locale[] =>
  untranslated.includes('title') || untranslated.includes('body') ? ['ja'] : LOCALES
