const HASH_KEPT_DAYS = 30
const KEPT_MONTHS = 12

const utc = (day: string): Date => new Date(`${day}T00:00:00Z`)
const dayOf = (date: Date): string => date.toISOString().slice(0, 10)

/** Returns the day on which the sender's hash of a message of a day is purged. */
export const hashForgottenOn = (day: string): string => {
  const date = utc(day)
  date.setUTCDate(date.getUTCDate() + HASH_KEPT_DAYS)
  return dayOf(date)
}

/** Returns the day on which a message completed on a day is anonymised; 29 February becomes 1 March. */
export const anonymisedOn = (day: string): string => {
  const date = utc(day)
  date.setUTCMonth(date.getUTCMonth() + KEPT_MONTHS)
  return dayOf(date)
}
