import { messages as english } from './locales/en.po'
import { messages as japanese } from './locales/ja.po'

// The form has these words with its code; lists, which load first, do without them.
/** The messages of publishing, in both languages. */
export const PUBLISHING_MESSAGES = { ja: japanese, en: english }
