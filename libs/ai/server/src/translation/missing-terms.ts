const folded = (text: string): string => text.normalize('NFKC').toLowerCase()

/** The terms that a prompt does not have; width and case of letters do not matter. */
export const missingTerms = (prompt: string, terms: readonly string[]): readonly string[] => {
  const there = folded(prompt)
  return terms.filter((term) => !there.includes(folded(term)))
}
