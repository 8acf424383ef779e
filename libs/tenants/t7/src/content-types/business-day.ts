import { boolean, date, defineContentType, eachRow, list, requiredWhen, select, text, time } from '@captain/content-core'
import { formatMinutes } from '@captain/locale'
import { exactCount, unique } from '@captain/validation'
import { WEEKDAYS, type Weekday } from './weekdays.ts'

type Row = {
  readonly weekday: Weekday
  readonly isOpen: boolean
  readonly openTime: number | null
  readonly closeTime: number | null
  readonly lastEntry: number | null
  readonly foodLastOrder: number | null
  readonly drinkLastOrder: number | null
}

type Pattern = { readonly days: readonly Row[] }

const rowFields = () => ({
  weekday: select({ options: WEEKDAYS, required: true }),
  isOpen: boolean({ required: true }),
  openTime: time({}),
  closeTime: time({}),
  lastEntry: time({}),
  foodLastOrder: time({}),
  drinkLastOrder: time({}),
  note: text({ maxBytes: 90, localized: true }),
})

const holidayPolicy = () => select({ options: ['holidayRow', 'weekday'], required: true, public: true, initial: 'holidayRow' })

/** Times between opening and closing. */
const BEFORE_CLOSING = ['lastEntry', 'foodLastOrder', 'drinkLastOrder'] as const

const ROWS = WEEKDAYS.length

const CLOSED_WEEK = WEEKDAYS.map((weekday) => ({
  weekday,
  isOpen: false,
  openTime: null,
  closeTime: null,
  lastEntry: null,
  foodLastOrder: null,
  drinkLastOrder: null,
  note: { ja: null, en: null },
}))

export const businessDay = defineContentType({
  name: 'business-day',
  workflow: 'singleton',
  screens: ['list', 'edit-all'],
  group: 'site',
  icon: 'clock',
  title: 'applyFrom',
  columns: ['applyFrom', 'updatedAt'],
  sections: { pattern: ['applyFrom', 'holidayPolicy', 'days'] },
  checks: [
    ...WEEKDAYS.flatMap((_weekday, place) =>
      (['openTime', 'closeTime'] as const).map((name) =>
        requiredWhen<Pattern>(`days.${place}.${name}`, ({ days }) => days[place]?.isOpen === true),
      ),
    ),
    ...eachRow<Pattern, 'days'>('days', ROWS, {
      field: 'closeTime',
      rule: 'endAfterStart',
      test: ({ openTime, closeTime }) => openTime === null || closeTime === null || closeTime > openTime,
    }),
    ...BEFORE_CLOSING.flatMap((field) =>
      eachRow<Pattern, 'days'>('days', ROWS, {
        field,
        rule: 'latestTime',
        params: ({ closeTime }) => ({ time: formatMinutes(closeTime ?? 0) }),
        test: (row) => {
          const at = row[field]
          return at === null || row.closeTime === null || at <= row.closeTime
        },
      }),
    ),
  ],
  fields: {
    applyFrom: date({ required: true, public: true, initial: { from: 'today' } }),
    holidayPolicy: holidayPolicy(),
    days: list({
      required: true,
      public: true,
      min: ROWS,
      max: ROWS,
      rules: [exactCount(ROWS), unique(['weekday'])],
      initial: CLOSED_WEEK,
      of: rowFields(),
    }),
    /** Patterns of earlier days, newest first: the calendar of a past month uses them. */
    history: list({
      public: 'detail',
      max: 500,
      setBy: 'server',
      of: {
        applyFrom: date({ required: true }),
        holidayPolicy: select({ options: ['holidayRow', 'weekday'], required: true }),
        days: list({ required: true, max: ROWS, of: rowFields() }),
      },
    }),
  },
})
