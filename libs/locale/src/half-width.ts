/** Typed digits, letters, signs and era marks in their half-width form, without the spaces around; for numbers and codes, never for names. */
export const toHalfWidth = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/[ー―−‐‑‒–—]/g, '-')
    .trim()
