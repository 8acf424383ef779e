/** Full-width digits, signs and separators as half-width ones; everything else stays as it was typed. */
export const toHalfWidth = (text: string): string =>
  text
    .replace(/[！-～]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
    .replace(/[ー―−‐–—]/g, '-')
    .replaceAll('　', ' ')
    .trim()
