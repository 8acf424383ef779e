import { dateInTimeZone } from '@captain/locale'

type Values = Readonly<Record<string, unknown>>

/** Whether today is within the period of a recommendation; a missing date sets no limit. */
export const isShownOn = ({ showFrom, showUntil }: Values, now: Date): boolean => {
  const today = dateInTimeZone(now)
  return !(typeof showFrom === 'string' && showFrom > today) && !(typeof showUntil === 'string' && showUntil < today)
}
