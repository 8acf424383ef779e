import { inForm } from './normalise/in-form.ts'

/** Returns the key by which uniqueness checks compare texts: trimmed, in lower case, in NFC. */
export const comparisonKey = (text: string): string => inForm(text.trim().toLowerCase(), 'NFC')

/** Does the same for fields that treat full width and half width as equal (NFKC): `ＴＡＫＥＮ` equals `taken`. */
export const widthComparisonKey = (text: string): string => comparisonKey(inForm(text, 'NFKC'))
