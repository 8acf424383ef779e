/** The last shift of a business day begins by 28:45, and all end by 29:00 (content model, T2.castWorkSchedule). */
export const LATEST_START = 1725
export const LATEST_END = 1740

/** Maximum length of a shift in minutes. */
export const MAX_SHIFT_MINUTES = 12 * 60

export const MAX_SHIFTS_A_DAY = 2

/** Maximum length of the note of a shift. */
export const NOTE_BYTES = 150

/** Public fields of a shift in addition to its day: the public learns that a tentative shift needs confirmation. */
export const SHIFT_STATES = ['scheduled', 'tentative', 'full', 'off'] as const

/** Minutes after midnight of the business day. */
export type Hours = { readonly startTime: number; readonly endTime: number }

/** Reads the hours of unchecked values; null for invalid ones, which the fields refuse. */
export const hoursOf = ({ startTime, endTime }: { readonly startTime?: unknown; readonly endTime?: unknown }): Hours | null =>
  typeof startTime === 'number' && typeof endTime === 'number' ? { startTime, endTime } : null

/** Whether two shifts of a day overlap; one may begin when the other ends. */
export const overlaps = (one: Hours, other: Hours): boolean => one.startTime < other.endTime && other.startTime < one.endTime
