import { inForm } from './in-form.ts'

/** Converts kana to the form that the kana rules expect: full width with composed voice marks, without blanks. */
export const fullWidthKana = (text: string): string => {
  const widened = text.replace(/\s+/g, '').replace(/[\uff61-\uff9f]+/g, (kana) => inForm(kana, 'NFKC'))
  return inForm(widened, 'NFC')
}
