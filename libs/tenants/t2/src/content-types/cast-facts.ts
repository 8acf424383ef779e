import { isPriceValue, type Price } from '@captain/content-core'
import { dateInTimeZone, addDays, isDay } from '@captain/locale'
import { NOMINATION_FEES, type Rank } from './ranks.ts'

type Values = Readonly<Record<string, unknown>>

export const EMPLOYMENT = ['current', 'former'] as const
export type Employment = (typeof EMPLOYMENT)[number]

/** Number of days for which a cast is marked as new. */
const NEW_DAYS = 30

const isRank = (rank: unknown): rank is Rank => typeof rank === 'string' && Object.hasOwn(NOMINATION_FEES, rank)

/** Returns the nomination fee of a cast: the entered fee, or that of the rank. */
export const feeShownOf = ({ nominationFee, rank }: Values): Price | null => {
  if (isPriceValue(nominationFee)) return nominationFee
  return isRank(rank) ? { amount: NOMINATION_FEES[rank], taxMode: 'included', taxRate: 'standard' } : null
}

/** Whether a cast is still active on the day of an instant; the last day counts. */
export const employmentOf = ({ retiredOn }: Values, now: Date): Employment =>
  typeof retiredOn === 'string' && retiredOn < dateInTimeZone(now) ? 'former' : 'current'

/** Returns the badge of a name in lists: the cast has left, or is new. */
export const castWordOf = (values: Values, now: Date): 'former' | 'isNew' | null => {
  if (employmentOf(values, now) === 'former') return 'former'
  const { joinedOn } = values
  return typeof joinedOn === 'string' && joinedOn >= addDays(dateInTimeZone(now), -NEW_DAYS) ? 'isNew' : null
}

/** Returns the first day with a shift from today on; null if there is none. */
export const nextShiftOf = ({ workDays }: Values, now: Date): string | null => {
  const today = dateInTimeZone(now)
  const days: readonly unknown[] = Array.isArray(workDays) ? workDays : []
  return days.filter((day): day is string => typeof day === 'string' && day >= today).toSorted()[0] ?? null
}

/** Whether a text such as `02-29` is a day of some year. */
export const isMonthDay = (text: string): boolean => isDay(`2000-${text}`)
