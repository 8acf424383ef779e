const MARK = "'"

/** What spreadsheets run as a formula, full-width signs included: Japanese Excel takes those too. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/
/** What they show as another number: leading zeros go, long ones are rounded. */
const DIGITS = /^(0\d+|\d{12,})$/

const isMarkedText = (text: string): boolean => {
  const inner = text.replace(/^'+/, '')
  return inner !== text && (FORMULA.test(inner) || DIGITS.test(inner))
}

/** The text with a mark before it where a spreadsheet would take it for more or less than text; `plainCell` takes the mark off. */
export const neutralCell = (text: string): string =>
  FORMULA.test(text) || DIGITS.test(text) || isMarkedText(text) ? `${MARK}${text}` : text

/** The text of a cell without the mark that `neutralCell` gave it. */
export const plainCell = (text: string): string => (isMarkedText(text) ? text.slice(MARK.length) : text)
