/** The text as PostgreSQL's JSON can hold it: without U+0000 and halves of surrogate pairs. */
export function storableText(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed()
}
