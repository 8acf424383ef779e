type Search = Readonly<Record<string, unknown>>

/** Returns a search parameter as text, since the router parses numbers and booleans; '' if it is missing. */
export const readSearchText = (search: Search, key: string): string => {
  const value = search[key]
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

/** Returns a text for the search parameters; the router quotes texts that look like booleans, so those become booleans. */
export const toSearchValue = (text: string): string | boolean => (text === 'true' ? true : text === 'false' ? false : text)
