const WIDE = /[\uff01-\uff5e]/g
const WIDE_OFFSET = 0xfee0
// The long vowel mark and the dashes that Japanese keyboards give where a hyphen or a minus is meant.
const DASH = /(?<=^|[0-9A-Za-z])[ー―−‐‑–—](?=[0-9A-Za-z])/g

/** A code, number or address in half width: full-width letters, digits and signs, dashes before digits and letters, no blanks at its ends. */
export const halfWidthCode = (text: string): string =>
  text
    .replace(WIDE, (sign) => String.fromCharCode(sign.charCodeAt(0) - WIDE_OFFSET))
    .replaceAll('\u3000', ' ')
    .trim()
    .replace(DASH, '-')
