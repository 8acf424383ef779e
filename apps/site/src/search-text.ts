type Search = Readonly<Record<string, unknown>>

/** A parameter of the address, if it is there and has text. */
export const optionalText = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** Queries are plain text here: the router's own reading would make numbers of them. */
export const parseSearch = (text: string): Record<string, string> => Object.fromEntries(new URLSearchParams(text))

export const stringifySearch = (search: Search): string => {
  const params = new URLSearchParams(Object.entries(search).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
  return params.size === 0 ? '' : `?${params.toString()}`
}
