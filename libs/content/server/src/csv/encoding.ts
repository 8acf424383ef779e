import { nfc } from '@captain/validation'

export type CsvEncoding = 'utf-8' | 'shift_jis'

const BOM = '\u{feff}'

/** Characters that Windows encodes differently from the standard; without this map they would be lost. */
const TWINS: Readonly<Record<string, string>> = { '〜': '～', '−': '－', '‖': '∥', '—': '―', '¢': '￠', '£': '￡', '¬': '￢' }

const twin = (character: string): string => TWINS[character] ?? character

/** Encodes text for a file; in Shift_JIS (the Windows variant, with 髙 and 﨑) unsupported characters become `?`. */
export const encodeText = async (text: string, encoding: CsvEncoding): Promise<Uint8Array> => {
  if (encoding === 'utf-8') return Buffer.from(text)
  const { default: iconv } = await import('iconv-lite')
  return iconv.encode(nfc(text).replace(/[〜−‖—¢£¬]/g, twin), 'cp932')
}

/** Returns the beginning of a file: Excel needs a byte order mark to read UTF-8. */
export const startOf = (encoding: CsvEncoding): string => (encoding === 'utf-8' ? BOM : '')

const decodeAs = (bytes: Uint8Array, encoding: CsvEncoding): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Returns the text of a file and its detected encoding; null for bytes that are not text. */
export const decodeText = (bytes: Uint8Array): { readonly text: string; readonly encoding: CsvEncoding } | null => {
  for (const encoding of ['utf-8', 'shift_jis'] as const) {
    const text = decodeAs(bytes, encoding)
    if (text !== null) return text.includes('\0') ? null : { text, encoding }
  }
  return null
}
