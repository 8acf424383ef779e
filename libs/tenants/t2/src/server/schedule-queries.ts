import { daysOfMonth } from '@captain/content-core'
import { badRequest, notFound } from '@captain/http-server'
import { publicQueryFor, type ParametersOf, type PublicReadsOf } from '@captain/content-server'
import type { ListedRecord } from '@captain/content-delivery-client'
import { dateInTimeZone, addDays, parseDay } from '@captain/locale'
import type { castWorkSchedule } from '../content-types/cast-work-schedule.ts'
import { tenant } from '../tenant.ts'

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

/** Number of days in the response if the query names no month. */
const DAYS_AHEAD = 14

type Reads = PublicReadsOf<typeof tenant>
type Shift = ListedRecord<typeof castWorkSchedule>

const dayOf = (query: ParametersOf<'date'>, { now }: Reads): string => {
  const date = query.get('date') ?? dateInTimeZone(now)
  if (parseDay(date) !== date) throw badRequest('malformed-parameter', 'date')
  return date
}

const spanOf = (month: string | undefined): { readonly first: string; readonly last: string } | null => {
  if (month === undefined) return null
  if (!MONTH.test(month)) throw badRequest('malformed-parameter', 'month')
  return daysOfMonth(month)
}

const found = <R>(record: R | null): R => {
  if (record === null) throw notFound()
  return record
}

const isOn = ({ shiftState }: Shift): boolean => shiftState !== 'off'

/** Shifts without areas apply to all areas of the cast. */
const serves =
  (area: string | null) =>
  ({ areas }: Shift): boolean =>
    area === null || areas.length === 0 || areas.some(({ id }) => id === area)

type Wanted = { readonly date: string; readonly area: string | null; readonly service?: string | null }

/** Returns who works on a day, in the order of the casts. */
const working = async ({ list }: Reads, { date, area, service = null }: Wanted) => {
  const filters = { ...(area !== null && { 'filter[areas]': area }), ...(service !== null && { 'filter[services]': service }) }
  const casts = await list('cast', { workingOn: date, ...filters })
  const shifts = casts.length === 0 ? [] : await list('cast-work-schedule', { 'filter[date]': `${date}..${date}` })
  const matchingShifts = shifts.filter(isOn).filter(serves(area))
  return casts
    .map((cast) => ({
      cast,
      shifts: matchingShifts.filter((shift) => shift.cast?.id === cast.id).map(({ cast: _cast, ...shift }) => shift),
    }))
    .filter((one) => one.shifts.length > 0)
}

/** Returns the id of the record that the query names by slug or id; null if none matches. */
const named = async <Name extends 'area' | 'service'>(query: ParametersOf<Name>, { record }: Reads, type: Name): Promise<string | null> =>
  query.has(type) ? found(await record(type, query.get(type) ?? '')).id : null

/** Returns who works on a day (default: today), optionally in an area and for a service. */
export const scheduleOfDay = publicQueryFor(tenant, '/schedule', async (query, reads) => {
  const date = dayOf(query, reads)
  const [area, service] = [await named(query, reads, 'area'), await named(query, reads, 'service')]
  return { date, items: await working(reads, { date, area, service }) }
})

/** Returns the shifts of a cast in a month, or of the next days if the query names none. */
export const scheduleOfCast = publicQueryFor(tenant, '/cast/:key/schedule', async (query, reads) => {
  const today = dateInTimeZone(reads.now)
  const { first, last } = spanOf(query.get('month')) ?? { first: today, last: addDays(today, DAYS_AHEAD - 1) }
  const cast = found(await reads.record('cast', query.get('key') ?? ''))
  const shifts = await reads.list('cast-work-schedule', { 'filter[cast]': cast.id, 'filter[date]': `${first}..${last}` })
  return { from: first, until: last, items: shifts.map(({ cast: _cast, ...shift }) => shift) }
})

/** Returns who can visit an area on a day (default: today). */
export const castsOfArea = publicQueryFor(tenant, '/area/:key/casts', async (query, reads) => {
  const date = dayOf(query, reads)
  const area = found(await reads.record('area', query.get('key') ?? ''))
  return { date, items: await working(reads, { date, area: area.id }) }
})

/** Returns the public holidays of a month, for calendars. */
export const holidaysOfMonth = publicQueryFor(tenant, '/holidays', async (query, { holidays, locale, now }) => {
  const { first, last } = spanOf(query.get('month') ?? dateInTimeZone(now).slice(0, 7)) ?? { first: '', last: '' }
  return { items: (await holidays(first, last)).map(({ date, name }) => ({ date, name: name[locale] })) }
})
