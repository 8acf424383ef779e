import { badRequest, notFound } from '@captain/http-server'
import { publicQueryFor, type ParametersOf, type PublicReadsOf } from '@captain/content-server'
import { addDays, dateInTimeZone } from '@captain/locale'
import { daysBetween, monthDays } from '../days.ts'
import { currentDay, isOpenAt, openingOn, type Opening, type Pattern } from '../opening-hours.ts'
import { tenant } from '../tenant.ts'

type Reads = PublicReadsOf<typeof tenant>

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/
/** Maximum distance of a calendar month from the current year; public holidays are known for the same range only. */
const MAX_YEARS = 3

/** Returns the café's week; 404 before hours are entered. */
const readPatterns = async ({ list, record }: Reads): Promise<readonly Pattern[]> => {
  const [first] = await list('business-day')
  const week = first === undefined ? null : await record('business-day', first.id)
  if (week === null) throw notFound()
  return [week, ...week.history]
}

const readOpening = async (reads: Reads, first: string, last: string): Promise<Opening> => {
  const patterns = await readPatterns(reads)
  const exceptions = await reads.list('business-schedule', { 'filter[startDate]': `..${last}`, 'filter[endDate]': `${first}..` })
  const holidays = await reads.holidays(first, last)
  return {
    patterns,
    exceptions,
    holidays: new Map(holidays.map(({ date, name }) => [date, name[reads.locale]])),
  }
}

/** Returns the month of today, which the first night of a month decides by the hours of the evening before. */
const currentMonth = async (reads: Reads): Promise<string> => {
  const date = dateInTimeZone(reads.now)
  const before = addDays(date, -1)
  if (before.slice(0, 7) === date.slice(0, 7)) return date.slice(0, 7)
  return currentDay(await readOpening(reads, before, date), reads.now).date.slice(0, 7)
}

const monthOf = async (query: ParametersOf<'month'>, reads: Reads): Promise<string> => {
  const month = query.get('month') ?? (await currentMonth(reads))
  const years = Number(month.slice(0, 4)) - Number(dateInTimeZone(reads.now).slice(0, 4))
  if (!MONTH.test(month) || Math.abs(years) > MAX_YEARS) throw badRequest('malformed-parameter', 'month')
  return month
}

/** Returns every day of a month; default: the current one. */
export const businessCalendar = publicQueryFor(tenant, '/business-calendar', async (query, reads) => {
  const month = await monthOf(query, reads)
  const { first, last } = monthDays(month)
  const opening = await readOpening(reads, first, last)
  return { month, items: daysBetween(first, last).map((date) => openingOn(date, opening)) }
})

/** Returns the current business day, whether the café is open now, and the next day on which it opens. */
export const businessToday = publicQueryFor(tenant, '/business-calendar/today', async (_query, reads) => {
  const date = dateInTimeZone(reads.now)
  const last = addDays(date, 62)
  const opening = await readOpening(reads, addDays(date, -1), last)
  const today = currentDay(opening, reads.now)
  const next = daysBetween(addDays(today.date, 1), last)
    .map((day) => openingOn(day, opening))
    .find(({ isOpen }) => isOpen)
  return { ...today, isOpenNow: isOpenAt(today, reads.now), nextOpen: next ?? null }
})
