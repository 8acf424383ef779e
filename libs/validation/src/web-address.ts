const UNSEEN = /[\s\p{Cc}\\]/u
// The parser drops these from host names, so that two addresses which look the same would be written differently.
const DROPPED = /\p{Default_Ignorable_Code_Point}/u

/** Parses an absolute http or https address; null for anything else, for names and passwords in it and for blanks, controls, backslashes and hosts with invisible characters. */
export const parseWebAddress = (text: string): URL | null => {
  // The parser itself would quietly repair "https:///host", tabs and backslashes.
  if (!/^https?:\/\/[^/?#]/i.test(text) || UNSEEN.test(text) || !URL.canParse(text)) return null
  const address = new URL(text)
  const authority = text.slice(text.indexOf('//') + 2).split(/[/?#]/, 1)[0] ?? ''
  return authority.includes('@') || DROPPED.test(authority) ? null : address
}
