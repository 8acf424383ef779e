import { definePublicQuery, responseOf } from '@captain/content-core'
import type { ListedRecord } from '@captain/content-delivery-client'
import type { cast } from './content-types/cast.ts'
import type { castWorkSchedule } from './content-types/cast-work-schedule.ts'

/** A shift; minutes after midnight, also past 24:00. */
type Shift = Omit<ListedRecord<typeof castWorkSchedule>, 'cast'>

/** The casts who work on a day. */
export type DaySchedule = {
  readonly date: string
  readonly items: readonly { readonly cast: ListedRecord<typeof cast>; readonly shifts: readonly Shift[] }[]
}

/** The shifts of a cast. */
export type CastSchedule = { readonly from: string; readonly until: string; readonly items: readonly Shift[] }

type Holidays = { readonly items: readonly { readonly date: string; readonly name: string }[] }

/** Who works on a day (default: today), optionally in an area and for a service. */
const scheduleOfDay = definePublicQuery({
  path: '/schedule',
  params: ['date', 'area', 'service'],
  labels: { ja: '1日の出勤', en: 'the shifts of a day' },
  response: responseOf<DaySchedule>(),
})

/** The shifts of a cast in a month, or of the next days if the query names none. */
const scheduleOfCast = definePublicQuery({
  path: '/cast/:key/schedule',
  params: ['month'],
  labels: { ja: 'キャストの出勤予定', en: 'the shifts of a cast' },
  response: responseOf<CastSchedule>(),
})

/** Who can visit an area on a day (default: today). */
const castsOfArea = definePublicQuery({
  path: '/area/:key/casts',
  params: ['date'],
  labels: { ja: 'エリアに出勤するキャスト', en: 'the casts who work in an area' },
  response: responseOf<DaySchedule>(),
})

/** The public holidays of a month, for calendars. */
const holidaysOfMonth = definePublicQuery({
  path: '/holidays',
  params: ['month'],
  labels: { ja: '祝日', en: 'the public holidays of a month' },
  response: responseOf<Holidays>(),
})

/** The public queries of the club. */
export const publicQueries = [scheduleOfDay, scheduleOfCast, castsOfArea, holidaysOfMonth] as const
