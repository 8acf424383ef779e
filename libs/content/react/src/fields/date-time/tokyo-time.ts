import { readDay, showDay } from '../date/day-text.ts'
import { readClock, showClock } from '../time/clock-text.ts'

const TOKYO_OFFSET = 9 * 60 * 60 * 1000
const DAY_MINUTES = 24 * 60

export type WallTime = { readonly day: string; readonly clock: string }

/** An ISO instant as day and clock in Asia/Tokyo (no summer time since 1951); text that is none goes back into the boxes it came from. */
export const toWallTime = (value: unknown): WallTime => {
  if (typeof value !== 'string' || value === '') return { day: '', clock: '' }
  const instant = Date.parse(value)
  if (/^\d{4}-\d{2}-\d{2}T/.test(value) && !Number.isNaN(instant)) {
    const local = new Date(instant + TOKYO_OFFSET).toISOString()
    return { day: showDay(local.slice(0, 10)), clock: local.slice(11, 16) }
  }
  const [day = '', clock = ''] = value.split('\n')
  return { day, clock }
}

/** Typed day and clock of Asia/Tokyo as an ISO instant; null when both are empty, the texts themselves when they can't be read. No clock is midnight. */
export const toInstant = ({ day, clock }: WallTime): string | null => {
  const readableDay = readDay(day)
  const minutes = clock.trim() === '' ? 0 : readClock(clock)
  if (readableDay === null && clock.trim() === '') return null
  const isDay = typeof readableDay === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(readableDay)
  if (!isDay || typeof minutes !== 'number' || minutes >= DAY_MINUTES) return `${day}\n${clock}`
  return new Date(Date.parse(`${readableDay}T00:00:00Z`) - TOKYO_OFFSET + minutes * 60_000).toISOString()
}

/** The clock box as it reads once it is left. */
export const settledClock = ({ day, clock }: WallTime): string =>
  day.trim() !== '' && clock.trim() === '' ? '00:00' : showClock(readClock(clock))
