import { boolean, date, defineContentType, eachRow, list, requiredIf, select, text, time, type FieldValues } from '@captain/content-core'
import { formatMinutes } from '@captain/locale'
import { exactCount, unique } from '@captain/validation'
import { WEEKDAYS } from './weekdays.ts'

/** The fields of a weekday. */
export const weekdayFields = {
  weekday: select({ options: WEEKDAYS, required: true }),
  isOpen: boolean({ required: true }),
  openTime: time({}),
  closeTime: time({}),
  lastEntry: time({}),
  foodLastOrder: time({}),
  drinkLastOrder: time({}),
  note: text({ maxBytes: 90, localized: true }),
}

const holidayPolicy = () => select({ options: ['holidayRow', 'weekday'], required: true, public: true, defaultValue: 'holidayRow' })

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

const fields = {
  applyFrom: date({ required: true, public: true, defaultValue: { from: 'today' } }),
  holidayPolicy: holidayPolicy(),
  days: list({
    required: true,
    public: true,
    min: ROWS,
    max: ROWS,
    rules: [exactCount(ROWS), unique(['weekday'])],
    defaultValue: CLOSED_WEEK,
    of: weekdayFields,
  }),
  /** Patterns of earlier days, newest first: the calendar of a past month uses them. */
  history: list({
    public: 'detail',
    max: 500,
    setBy: 'server',
    of: {
      applyFrom: date({ required: true }),
      holidayPolicy: select({ options: ['holidayRow', 'weekday'], required: true }),
      days: list({ required: true, max: ROWS, of: weekdayFields }),
    },
  }),
}

type Values = FieldValues<typeof fields>

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
        requiredIf<Values>(`days.${place}.${name}`, ({ days }) => days[place]?.isOpen === true),
      ),
    ),
    ...eachRow<Values, 'days'>('days', ROWS, {
      field: 'closeTime',
      rule: 'endAfterStart',
      test: ({ openTime, closeTime }) => openTime === null || closeTime === null || closeTime > openTime,
    }),
    ...BEFORE_CLOSING.flatMap((field) =>
      eachRow<Values, 'days'>('days', ROWS, {
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
  fields,
})
