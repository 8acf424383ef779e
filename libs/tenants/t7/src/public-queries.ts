import { definePublicQuery, responseOf } from '@captain/content-core'
import type { CalendarDay } from './opening-hours.ts'

export type BusinessCalendar = { readonly month: string; readonly items: readonly CalendarDay[] }

export type BusinessToday = CalendarDay & { readonly isOpenNow: boolean; readonly nextOpen: CalendarDay | null }

/** Every day of a month; default: the current one. */
export const businessCalendar = definePublicQuery({
  path: '/business-calendar',
  params: ['month'],
  labels: { ja: '営業カレンダー', en: 'the business calendar' },
  response: responseOf<BusinessCalendar>(),
})

/** The current business day, whether the café is open now, and the next day on which it opens. */
export const businessToday = definePublicQuery({
  path: '/business-calendar/today',
  params: [],
  labels: { ja: '今日の営業', en: 'today’s business day' },
  response: responseOf<BusinessToday>(),
})
