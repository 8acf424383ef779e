import { inForm } from './in-form.ts'

/** Text with its accents and voice marks composed, as every text is kept; macOS pastes them apart. */
export const nfc = (text: string): string => inForm(text, 'NFC')
