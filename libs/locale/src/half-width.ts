/** Converts digits, letters, signs and era marks to half width and trims the text; for numbers and codes, never for names. */
export const toHalfWidth = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[ー―−‐‑‒–—]/g, '-')
    .trim()
