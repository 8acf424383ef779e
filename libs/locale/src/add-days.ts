const DAY_MS = 24 * 60 * 60 * 1000

/** Returns the day `count` days after a day, or before it if negative; both `YYYY-MM-DD`. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length)
