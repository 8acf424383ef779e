const UNSEEN = /[\s\p{Cc}\\]/u
// The parser drops these from host names, so two URLs that look the same would be written differently.
const DROPPED = /\p{Default_Ignorable_Code_Point}/u

/**
 * Parses an absolute `http` or `https` URL; null for other texts, and for URLs with credentials, blanks, controls, backslashes or invisible
 * characters in the host.
 */
export const parseWebAddress = (text: string): URL | null => {
  // The parser itself would silently repair "https:///host", tabs and backslashes.
  if (!/^https?:\/\/[^/?#]/i.test(text) || UNSEEN.test(text) || !URL.canParse(text)) return null
  const address = new URL(text)
  const authority = text.slice(text.indexOf('//') + 2).split(/[/?#]/, 1)[0] ?? ''
  return authority.includes('@') || DROPPED.test(authority) ? null : address
}
