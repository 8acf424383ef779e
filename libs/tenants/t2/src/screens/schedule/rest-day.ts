import { weekdayOf } from './month-days.ts'

/** Returns the kind of day off, by which days are colored; public holidays count as Sundays. */
export const restOf = (day: string, holidays: ReadonlyMap<string, string>) => {
  const place = weekdayOf(day)
  if (holidays.has(day) || place === 6) return 'sunday'
  return place === 5 ? 'saturday' : undefined
}
