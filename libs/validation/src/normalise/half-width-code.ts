const WIDE = /[\uff01-\uff5e]/g
const WIDE_OFFSET = 0xfee0
// The long vowel mark and the dashes that Japanese keyboards produce instead of a hyphen or a minus.
const DASH = /(?<=^|[0-9A-Za-z])[ー―−‐‑–—](?=[0-9A-Za-z])/g

/** Converts a code, number or address to half width: letters, digits and signs, and dashes before digits and letters; trims it. */
export const halfWidthCode = (text: string): string =>
  text
    .replace(WIDE, (sign) => String.fromCharCode(sign.charCodeAt(0) - WIDE_OFFSET))
    .replaceAll('\u3000', ' ')
    .trim()
    .replace(DASH, '-')
