const DAY_MS = 24 * 60 * 60 * 1000

/** The day that many days after one, or before it for a negative count; both `YYYY-MM-DD`. */
export const dayAfter = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 'YYYY-MM-DD'.length)
