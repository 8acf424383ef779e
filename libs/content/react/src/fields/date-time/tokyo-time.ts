import { readDay, showDay } from '../date/day-text.ts'
import { readClock, showClock } from '../time/clock-text.ts'

const TOKYO_OFFSET = 9 * 60 * 60 * 1000
const DAY_MINUTES = 24 * 60

export type WallTime = { readonly day: string; readonly clock: string }

/** Converts an ISO instant to date and time in Asia/Tokyo (no daylight saving since 1951). Other text returns to the boxes it came from. */
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

/**
 * Converts an entered date and time in Asia/Tokyo to an ISO instant. Null if both are empty; the entered texts if unreadable. Without a
 * time: midnight.
 */
export const toInstant = ({ day, clock }: WallTime): string | null => {
  const readableDay = readDay(day)
  const minutes = clock.trim() === '' ? 0 : readClock(clock)
  if (readableDay === null && clock.trim() === '') return null
  const isDay = typeof readableDay === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(readableDay)
  if (!isDay || typeof minutes !== 'number' || minutes >= DAY_MINUTES) return `${day}\n${clock}`
  return new Date(Date.parse(`${readableDay}T00:00:00Z`) - TOKYO_OFFSET + minutes * 60_000).toISOString()
}

/** Text of the time box after it loses focus. */
export const settledClock = ({ day, clock }: WallTime): string =>
  day.trim() !== '' && clock.trim() === '' ? '00:00' : showClock(readClock(clock))
