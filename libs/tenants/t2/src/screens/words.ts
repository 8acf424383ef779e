import { listWords } from './words/list.ts'
import { sheetWords } from './words/sheet.ts'

/** What the club's own screens say. */
export const words = {
  ja: { list: listWords.ja, sheet: sheetWords.ja },
  en: { list: listWords.en, sheet: sheetWords.en },
} as const

export type Words = (typeof words)['ja' | 'en']
