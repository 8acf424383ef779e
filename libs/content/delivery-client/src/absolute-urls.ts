const STORED = '/media/'

/** Prefixes the URLs of images and files in a response with the origin, because the API returns them without it. */
export const absolutizeUrls = (value: unknown, origin: string): unknown => {
  if (typeof value === 'string') return value.startsWith(STORED) ? origin + value : value
  if (Array.isArray(value)) return value.map((one: unknown) => absolutizeUrls(one, origin))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, one]: [string, unknown]) => [name, absolutizeUrls(one, origin)]))
}
