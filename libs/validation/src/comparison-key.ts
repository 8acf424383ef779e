import { inForm } from './normalise/in-form.ts'

/** What two texts are compared by where none may repeat another: without outer blanks, in small letters, in NFC. */
export const comparisonKey = (text: string): string => inForm(text.trim().toLowerCase(), 'NFC')

/** The same for fields that also take full-width and half-width forms as one (NFKC): `ＴＡＫＥＮ` equals `taken`. */
export const widthComparisonKey = (text: string): string => comparisonKey(inForm(text, 'NFKC'))
