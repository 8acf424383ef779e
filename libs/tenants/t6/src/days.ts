import { addDays } from '@captain/locale'

const utc = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** Returns the same day of the month a number of years later; 29 February becomes 1 March in other years. */
export const yearsAfter = (day: string, count: number): string => {
  const date = new Date(utc(day))
  date.setUTCFullYear(date.getUTCFullYear() + count)
  return date.toISOString().slice(0, 10)
}

/** Returns the day after a number of working days; closed days don't count. */
export const workingDayAfter = (day: string, count: number, closed: ReadonlySet<string>): string => {
  let reached = day
  let left = count
  while (left > 0 || closed.has(reached)) {
    reached = addDays(reached, 1)
    if (!closed.has(reached)) left -= 1
  }
  return reached
}
