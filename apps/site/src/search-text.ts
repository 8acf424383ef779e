type Search = Readonly<Record<string, unknown>>

/** A parameter of the address, if it is there and has text. */
export const optionalText = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** Queries are plain text here: the router's own reading would make numbers of them. */
export const parseSearch = (text: string): Record<string, string> => Object.fromEntries(new URLSearchParams(text))

export const stringifySearch = (search: Search): string => {
  const params = new URLSearchParams(Object.entries(search).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
  return params.size === 0 ? '' : `?${params.toString()}`
}

/** The API takes no longer searches. */
const MAX_SEARCH_LENGTH = 100

/** Returns the search text without control characters, cut between characters; undefined if nothing is left. */
export const searchText = (typed: string | undefined): string | undefined => {
  const text = typed?.replace(/(?!\s)\p{Cc}/gu, '').trim() ?? ''
  return [...text].slice(0, MAX_SEARCH_LENGTH).join('') || undefined
}
