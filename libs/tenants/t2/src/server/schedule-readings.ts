import { daysOfMonth, type Values } from '@captain/content-core'
import type { PublicReads, TenantReading } from '@captain/content-server'
import { badRequest, notFound } from '@captain/http-server'
import { civilDate, dayAfter, readDay } from '@captain/locale'

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/

/** The public is told of so many days of a cast where it does not ask for a month. */
const DAYS_AHEAD = 14

type Query = ReadonlyMap<string, string>

const dayOf = (query: Query, { now }: PublicReads): string => {
  const date = query.get('date') ?? civilDate(now)
  if (readDay(date) !== date) throw badRequest('malformed-parameter', 'date')
  return date
}

const spanOf = (month: string | undefined): { readonly first: string; readonly last: string } | null => {
  if (month === undefined) return null
  if (!MONTH.test(month)) throw badRequest('malformed-parameter', 'month')
  return daysOfMonth(month)
}

const found = async ({ record }: PublicReads, type: string, key = ''): Promise<Values> => {
  const one = await record(type, key)
  if (one === null) throw notFound()
  return one
}

const idIn = (value: unknown): string | undefined => (value as { readonly id: string } | null)?.id

const isOn = ({ shiftState }: Values): boolean => shiftState !== 'off'

/** Shifts without areas of their own are for all areas of the cast. */
const serves =
  (area: string | null) =>
  ({ areas }: Values): boolean => {
    const named = (areas ?? []) as readonly { readonly id: string }[]
    return area === null || named.length === 0 || named.some(({ id }) => id === area)
  }

type Wanted = { readonly date: string; readonly area: string | null; readonly service?: string | null }

/** Who works on a day, in the order of the casts. */
const working = async ({ list }: PublicReads, { date, area, service = null }: Wanted) => {
  const asked = { ...(area !== null && { 'filter[areas]': area }), ...(service !== null && { 'filter[services]': service }) }
  const casts = await list('cast', { workingOn: date, ...asked })
  const shifts = casts.length === 0 ? [] : await list('cast-work-schedule', { 'filter[date]': `${date}..${date}` })
  const told = shifts.filter(isOn).filter(serves(area))
  return casts
    .map((cast) => ({ cast, shifts: told.filter((shift) => idIn(shift['cast']) === cast['id']).map(({ cast: _cast, ...shift }) => shift) }))
    .filter((one) => one.shifts.length > 0)
}

/** The id of the record that the query names by its slug or id; null where it names none. */
const named = async (query: Query, reads: PublicReads, type: 'area' | 'service'): Promise<string | null> =>
  query.has(type) ? String((await found(reads, type, query.get(type)))['id']) : null

/** Who works on a day (today unless said), in an area and for a service where one is named. */
export const scheduleOfDay: TenantReading = {
  path: '/schedule',
  takes: ['date', 'area', 'service'],
  names: { ja: '1日の出勤', en: 'the shifts of a day' },
  read: async (query, reads) => {
    const date = dayOf(query, reads)
    const [area, service] = [await named(query, reads, 'area'), await named(query, reads, 'service')]
    return { date, items: await working(reads, { date, area, service }) }
  },
}

/** The shifts of a cast in a month, or of the next days where none is named. */
export const scheduleOfCast: TenantReading = {
  path: '/cast/:key/schedule',
  takes: ['month'],
  names: { ja: 'キャストの出勤予定', en: 'the shifts of a cast' },
  read: async (query, reads) => {
    const today = civilDate(reads.now)
    const { first, last } = spanOf(query.get('month')) ?? { first: today, last: dayAfter(today, DAYS_AHEAD - 1) }
    const cast = await found(reads, 'cast', query.get('key'))
    const shifts = await reads.list('cast-work-schedule', { 'filter[cast]': String(cast['id']), 'filter[date]': `${first}..${last}` })
    return { from: first, until: last, items: shifts.map(({ cast: _cast, ...shift }) => shift) }
  },
}

/** Who can come to an area today. */
export const castsOfArea: TenantReading = {
  path: '/area/:key/casts',
  takes: ['date'],
  names: { ja: 'エリアに出勤するキャスト', en: 'the casts who work in an area' },
  read: async (query, reads) => {
    const date = dayOf(query, reads)
    const area = await found(reads, 'area', query.get('key'))
    return { date, items: await working(reads, { date, area: String(area['id']) }) }
  },
}

/** The public holidays of a month, for calendars. */
export const holidaysOfMonth: TenantReading = {
  path: '/holidays',
  takes: ['month'],
  names: { ja: '祝日', en: 'the public holidays of a month' },
  read: async (query, { holidays, locale, now }) => {
    const { first, last } = spanOf(query.get('month') ?? civilDate(now).slice(0, 7)) ?? { first: '', last: '' }
    return { items: (await holidays(first, last)).map(({ date, name }) => ({ date, name: name[locale] })) }
  },
}
