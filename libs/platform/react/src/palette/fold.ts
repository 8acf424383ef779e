import { foldKana } from '@captain/content-core'

/** Folds width, case and kana of a text. */
export const fold = (text: string): string => foldKana(text.normalize('NFKC').toLowerCase()).trim()
