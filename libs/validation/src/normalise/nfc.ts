import { inForm } from './in-form.ts'

/** Composes accents and voice marks, the form in which all texts are stored; macOS pastes them decomposed. */
export const nfc = (text: string): string => inForm(text, 'NFC')
