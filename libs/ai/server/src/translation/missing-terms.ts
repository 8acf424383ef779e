const folded = (text: string): string => text.normalize('NFKC').toLowerCase()

/** Returns the terms that a prompt lacks; ignores the width and case of letters. */
export const missingTerms = (prompt: string, terms: readonly string[]): readonly string[] => {
  const there = folded(prompt)
  return terms.filter((term) => !there.includes(folded(term)))
}
