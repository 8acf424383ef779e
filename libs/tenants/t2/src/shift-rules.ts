/** The last shift of a business day begins at 28:45, and all end by 29:00 (content model, T2.castWorkSchedule). */
export const LATEST_START = 1725
export const LATEST_END = 1740

/** Minutes of the longest shift. */
export const LONGEST_SHIFT = 12 * 60

export const MOST_A_DAY = 2

/** What of a shift is public besides its day: the public reads that a tentative one is to be asked for. */
export const SHIFT_STATES = ['scheduled', 'tentative', 'full', 'off'] as const
export type ShiftState = (typeof SHIFT_STATES)[number]

/** Minutes after midnight of the business day. */
export type Hours = { readonly startTime: number; readonly endTime: number }

/** Whether two shifts of a day share time; one may begin when the other ends. */
export const overlaps = (one: Hours, other: Hours): boolean => one.startTime < other.endTime && other.startTime < one.endTime
