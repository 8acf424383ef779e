import { yearsAfter } from './days.ts'

/** Books are kept for seven years from the end of an order (content model, T6.order); on that day its personal data is deleted. */
const KEPT_YEARS = 7

/** Returns the day on which an order that ended on a day is anonymised. */
export const anonymizeOn = (endedOn: string): string => yearsAfter(endedOn, KEPT_YEARS)

/** The same for an open order: an unfinished order must not keep personal data for ever. */
export const anonymizeOpenOrderOn = (today: string): string => yearsAfter(today, KEPT_YEARS + 1)
