/** Lengths of a ban: a number of days, until the end of a given day, or until an administrator lifts it. */
export const BAN_LENGTHS = ['1', '7', '30', 'date', 'none'] as const

export type BanLength = (typeof BAN_LENGTHS)[number]

const DAY_SECONDS = 24 * 60 * 60

/** The least that a ban lasts. */
const MIN_SECONDS = 60

/**
 * Returns the seconds from `now` (ms) until a ban ends; null for a ban without an end. The day of `date` ends at midnight in Tokyo. Returns
 * undefined for a past or missing day.
 */
export const secondsUntil = (length: BanLength, day: string, now: number): number | null | undefined => {
  if (length === 'none') return null
  if (length !== 'date') return Number(length) * DAY_SECONDS
  const seconds = Math.floor((Date.parse(`${day}T00:00:00+09:00`) - now) / 1000) + DAY_SECONDS
  return seconds >= MIN_SECONDS ? seconds : undefined
}
