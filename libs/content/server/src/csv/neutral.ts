const MARK = "'"

/** Text that spreadsheets run as a formula, including full-width signs: Japanese Excel accepts those too. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/
/** Text that spreadsheets show as another number: they drop leading zeros and round long numbers. */
const DIGITS = /^(0\d+|\d{12,})$/

const isMarkedText = (text: string): boolean => {
  const inner = text.replace(/^'+/, '')
  return inner !== text && (FORMULA.test(inner) || DIGITS.test(inner))
}

/** Prefixes a text with a mark if a spreadsheet would not show it as text; `unescapeFormula` removes the mark. */
export const escapeFormula = (text: string): string =>
  FORMULA.test(text) || DIGITS.test(text) || isMarkedText(text) ? `${MARK}${text}` : text

/** Returns the text of a cell without the mark of `escapeFormula`. */
export const unescapeFormula = (text: string): string => (isMarkedText(text) ? text.slice(MARK.length) : text)
