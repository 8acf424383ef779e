/** Removes U+0000 and lone surrogates, which PostgreSQL's JSON can't store. */
export function storableText(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed()
}
