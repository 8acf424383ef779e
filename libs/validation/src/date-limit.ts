import { isCivilDate, tokyoDate } from './civil-date.ts'
import { wrongDateLimit } from './errors.ts'

/** Day, or one relative to today in Asia/Tokyo: `today`, `today+90d`, `today+1y`, `today-18y`. */
export type DateLimit = 'today' | `today${'+' | '-'}${number}${'d' | 'm' | 'y'}` | `${number}-${number}-${number}`

const RELATIVE = /^today(?:([+-]\d{1,4})([dmy]))?$/

const shifted = (today: string, amount: number, unit: string): string => {
  const date = new Date(`${today}T00:00:00Z`)
  if (unit === 'd') date.setUTCDate(date.getUTCDate() + amount)
  else {
    const day = date.getUTCDate()
    date.setUTCMonth(date.getUTCMonth() + amount * (unit === 'y' ? 12 : 1), 1)
    const lastOfMonth = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
    date.setUTCDate(Math.min(day, lastOfMonth))
  }
  return date.toISOString().slice(0, 10)
}

/** Parses a limit and returns a function that gives its day at a moment; throws if the declaration is invalid. */
export const dateLimit = (limit: DateLimit): ((now: Date) => string) => {
  if (isCivilDate(limit)) return () => limit
  const relative = RELATIVE.exec(limit)
  if (relative === null) throw wrongDateLimit(limit)
  const [, amount = '0', unit = 'd'] = relative
  return (now) => shifted(tokyoDate(now), Number(amount), unit)
}
