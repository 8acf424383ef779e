type Values = Readonly<Record<string, unknown>>

const DAY_MS = 24 * 60 * 60 * 1000
const DAYS_OF_MONTH = 365.25 / 12

/** Square metres of one tsubo. */
const TSUBO = 3.305_79

/** Returns the months between start and end of the works, with one decimal; null if either is unknown. */
export const monthsOf = ({ startedOn, completedOn }: Values): string | null => {
  if (typeof startedOn !== 'string' || typeof completedOn !== 'string') return null
  const days = (Date.parse(completedOn) - Date.parse(startedOn)) / DAY_MS
  return days < 0 ? null : (days / DAYS_OF_MONTH).toFixed(1)
}

/** Returns the month of a day, the only part that is public: `2026-04`. */
export const monthOf = (day: unknown): string | null => (typeof day === 'string' ? day.slice(0, 'YYYY-MM'.length) : null)

/** Converts an area to tsubo with two decimals; null if there is none. */
export const tsuboOf = (squareMetres: unknown): string | null =>
  typeof squareMetres === 'string' && squareMetres !== '' ? (Number(squareMetres) / TSUBO).toFixed(2) : null
