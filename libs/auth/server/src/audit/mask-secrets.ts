const SECRET = /pass(?:word|phrase)|secret|token|hash|private|credential|authorization|cookie|api-?key|auth-?code/i

/** Replaces a secret value in the log. */
const MASK = '••••'

/** Masks every value whose name marks it as a secret, at any depth. Empty values stay empty, so readers see whether there was one. */
export const maskSecrets = (value: unknown, name = ''): unknown => {
  if (value === null || value === undefined || value === '') return value ?? null
  if (SECRET.test(name) && typeof value !== 'object') return MASK
  if (Array.isArray(value)) return value.map((one) => maskSecrets(one, name))
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, maskSecrets(one, SECRET.test(name) ? name : key)]))
  return value
}
