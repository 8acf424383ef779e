import { yearsAfter } from './days.ts'

/** Books are kept for seven years from the end of an order on (content model, T6.order); the same day then forgets whom it was for. */
const KEPT_YEARS = 7

/** The day on which an order that ended on a day is anonymised. */
export const keptUntil = (endedOn: string): string => yearsAfter(endedOn, KEPT_YEARS)

/** The same for an order that is still open: nobody's data stays only because an order was never finished. */
export const keptWhileOpen = (today: string): string => yearsAfter(today, KEPT_YEARS + 1)
