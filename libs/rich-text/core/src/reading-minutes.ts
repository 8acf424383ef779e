import type { Locale } from '@captain/locale'
import type { RichTextDocument } from './document.ts'
import { plainText } from './plain-text.ts'

const JAPANESE_CHARACTERS_PER_MINUTE = 500
const ENGLISH_WORDS_PER_MINUTE = 200

/**
 * Returns the reading time in whole minutes, at least 1: 500 characters a minute in Japanese, 200 words in English (content model,
 * article).
 */
export function readingMinutes(document: RichTextDocument, locale: Locale): number {
  const text = plainText(document)
  const minutes =
    locale === 'ja'
      ? [...text.replace(/\s/gu, '')].length / JAPANESE_CHARACTERS_PER_MINUTE
      : (text.match(/\S+/gu)?.length ?? 0) / ENGLISH_WORDS_PER_MINUTE
  return Math.max(1, Math.ceil(minutes))
}
