const DAY_MS = 24 * 60 * 60 * 1000

const utc = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** The day that many days later, `YYYY-MM-DD`. */
export const dayAfter = (day: string, count: number): string => new Date(utc(day) + count * DAY_MS).toISOString().slice(0, 10)
