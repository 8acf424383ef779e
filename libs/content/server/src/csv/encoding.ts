import { nfc } from '@captain/validation'
import iconv from 'iconv-lite'

export type CsvEncoding = 'utf-8' | 'shift_jis'

const BOM = '\u{feff}'

/** Signs that Windows writes as another one than the standard does; without this they would be lost. */
const TWINS: Readonly<Record<string, string>> = { '〜': '～', '−': '－', '‖': '∥', '—': '―', '¢': '￠', '£': '￡', '¬': '￢' }

const twin = (character: string): string => TWINS[character] ?? character

/** Text as bytes of a file; in Shift_JIS (as Windows knows it, with 髙 and 﨑) what it does not have becomes `?`. */
export const encodeText = (text: string, encoding: CsvEncoding): Uint8Array =>
  encoding === 'utf-8' ? Buffer.from(text) : iconv.encode(nfc(text).replace(/[〜−‖—¢£¬]/g, twin), 'cp932')

/** What begins a file: Excel reads UTF-8 only behind a mark. */
export const startOf = (encoding: CsvEncoding): string => (encoding === 'utf-8' ? BOM : '')

const decodeAs = (bytes: Uint8Array, encoding: CsvEncoding): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** The text of a file and the encoding that it was found to be in; null for bytes that are no text. */
export const decodeText = (bytes: Uint8Array): { readonly text: string; readonly encoding: CsvEncoding } | null => {
  for (const encoding of ['utf-8', 'shift_jis'] as const) {
    const text = decodeAs(bytes, encoding)
    if (text !== null) return text.includes('\0') ? null : { text, encoding }
  }
  return null
}
