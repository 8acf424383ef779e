const UNSEEN = /[\s\p{Cc}\\]/u

/** Parses an absolute http or https address; null for anything else, for names and passwords in it and for blanks, controls and backslashes. */
export const parseWebAddress = (text: string): URL | null => {
  // The parser itself would quietly repair "https:///host", tabs and backslashes.
  if (!/^https?:\/\/[^/?#]/i.test(text) || UNSEEN.test(text) || !URL.canParse(text)) return null
  const address = new URL(text)
  const authority = text.slice(text.indexOf('//') + 2).split(/[/?#]/, 1)[0] ?? ''
  return authority.includes('@') ? null : address
}
