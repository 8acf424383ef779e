import { inForm } from './in-form.ts'

/** Kana as the kana rules read them: half-width ones in full width with their voice marks joined, and no blanks. */
export const fullWidthKana = (text: string): string => {
  const widened = text.replace(/\s+/g, '').replace(/[\uff61-\uff9f]+/g, (kana) => inForm(kana, 'NFKC'))
  return inForm(widened, 'NFC')
}
