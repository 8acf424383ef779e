const SECRET = /pass(?:word|phrase)|secret|token|hash|private|credential|authorization|cookie|api-?key|auth-?code/i

/** Stands for a value that nobody may read in the log. */
const MASK = '••••'

/** The same value with everything masked whose name tells that it is a secret, at any depth; empty stays empty, so that one sees whether there was one. */
export const maskSecrets = (value: unknown, name = ''): unknown => {
  if (value === null || value === undefined || value === '') return value ?? null
  if (SECRET.test(name) && typeof value !== 'object') return MASK
  if (Array.isArray(value)) return value.map((one) => maskSecrets(one, name))
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, maskSecrets(one, SECRET.test(name) ? name : key)]))
  return value
}
