import { formatMinutes } from '@captain/locale'
import type { StoredShift } from './shift-drafts.ts'

/** Formats the hours of a day's shifts. */
export const timesOf = (shifts: readonly StoredShift[]): string =>
  shifts.map(({ startTime, endTime }) => `${formatMinutes(startTime)}–${formatMinutes(endTime)}`).join(' / ')
