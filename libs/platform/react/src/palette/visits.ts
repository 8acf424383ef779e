/** How much an account uses a page on this device: its visits, of which older ones count less. */
export type Visited = { readonly to: string; readonly score: number; readonly at: number }

const MAX_PLACES = 30

/** Time in ms after which a visit counts half. */
const HALF_LIFE = 14 * 24 * 60 * 60 * 1000

const keyOf = (accountId: string): string => `captain-visits/${accountId}`

const isVisited = (value: unknown): value is Visited =>
  typeof value === 'object' &&
  value !== null &&
  'to' in value &&
  typeof value.to === 'string' &&
  'score' in value &&
  typeof value.score === 'number' &&
  'at' in value &&
  typeof value.at === 'number'

const scoreAt = ({ score, at }: Visited, now: number): number => score * 0.5 ** (Math.max(0, now - at) / HALF_LIFE)

/** Returns the pages that the account uses on this device, most used first. */
export const visitedPlaces = (accountId: string, now: number = Date.now()): readonly Visited[] => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(accountId)) ?? '[]')
    const known = Array.isArray(stored) ? stored.filter(isVisited) : []
    return known.toSorted((one, other) => scoreAt(other, now) - scoreAt(one, now))
  } catch {
    return []
  }
}

/** Returns the page that a visit counts for: of a record its list; null for the home page, which is always there. */
export const placeOf = (path: string): string | null => {
  const parts = path.split('/').filter((part) => part !== '')
  if (parts[0] === 'auth' || parts.length < 2) return null
  return `/${(parts[1] === 'tenant' ? parts.slice(0, 4) : parts).join('/')}`
}

/** Counts a visit of a page. */
export const recordVisit = (accountId: string, path: string, now: number = Date.now()): void => {
  const to = placeOf(path)
  if (to === null) return
  const known = visitedPlaces(accountId, now)
  const before = known.find((place) => place.to === to)
  const visited = { to, score: 1 + (before === undefined ? 0 : scoreAt(before, now)), at: now }
  try {
    const all = [visited, ...known.filter((place) => place.to !== to)].toSorted((one, other) => scoreAt(other, now) - scoreAt(one, now))
    localStorage.setItem(keyOf(accountId), JSON.stringify(all.slice(0, MAX_PLACES)))
  } catch {
    // A device that keeps nothing has no places that are used often.
  }
}
