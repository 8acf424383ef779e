const DATE = /^\d{4}-\d{2}-\d{2}$/
const INSTANT = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/
const TOKYO_AHEAD_MS = 9 * 60 * 60 * 1000

/** Returns whether a text is a calendar day, `YYYY-MM-DD`, from 0001-01-01 to 9999-12-31. */
export const isCivilDate = (text: string): boolean => {
  if (!DATE.test(text) || text.startsWith('0000')) return false
  const midnight = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(text)
}

/** Returns whether a text is a date and time with an explicit offset, whose year has four digits in UTC too. */
const isInstant = (text: string): boolean => {
  const day = INSTANT.exec(text)?.[1]
  return day !== undefined && isCivilDate(day) && isCivilDate(new Date(text).toISOString().slice(0, 10))
}

/** Returns the day in Asia/Tokyo at a moment, regardless of the machine's time zone; Japan has no summer time. */
export const tokyoDate = (moment: Date): string => new Date(moment.getTime() + TOKYO_AHEAD_MS).toISOString().slice(0, 10)

/** Returns the day of a date or an instant in Asia/Tokyo; null if the text is neither. */
export const dayOf = (text: string): string | null => {
  if (isCivilDate(text)) return text
  return isInstant(text) ? tokyoDate(new Date(text)) : null
}
