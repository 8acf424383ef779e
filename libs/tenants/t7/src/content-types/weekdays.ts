/** Rows of the weekly pattern: the seven days from Monday, and public holidays. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun', 'holiday'] as const
