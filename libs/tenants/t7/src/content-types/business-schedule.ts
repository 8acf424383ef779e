import {
  boolean,
  date,
  daysOfMonth,
  defineContentType,
  reference,
  requiredIf,
  select,
  text,
  time,
  type Clock,
  type FieldValues,
} from '@captain/content-core'
import { addDays } from '@captain/locale'
import { maxFullWidth } from '@captain/validation'

/** Kinds of exceptions to the weekly pattern. */
export const EXCEPTION_KINDS = ['closed', 'short', 'extraOpen', 'private', 'event'] as const

const EXCEPTION_TONES = { closed: 'critical', short: 'warning', extraOpen: 'success', private: 'neutral', event: 'info' } as const

const MAX_DAYS = 62

const fields = {
  startDate: date({ required: true, public: true }),
  endDate: date({ required: true, public: true }),
  kind: select({ options: EXCEPTION_KINDS, tones: EXCEPTION_TONES, required: true, public: true }),
  openTime: time({ public: true }),
  closeTime: time({ public: true }),
  title: text({ maxBytes: 90, required: true, localized: true, public: true, rules: [maxFullWidth(20)] }),
  message: text({ maxBytes: 600, localized: true, public: true }),
  event: reference({ to: 'event', onDelete: 'set-null', public: true }),
  showOnTop: boolean({ public: true, defaultValue: true }),
}

type Values = FieldValues<typeof fields>

const hasHours = ({ kind }: Values): boolean => kind === 'short' || kind === 'extraOpen'

const lastDay = ({ startDate }: Values): string => addDays(startDate, MAX_DAYS - 1)

export const businessSchedule = defineContentType({
  name: 'business-schedule',
  workflow: 'toggle',
  screens: ['list', 'new', 'edit'],
  group: 'site',
  icon: 'calendar-time',
  title: 'title',
  columns: ['startDate', 'kind', 'openTime', 'title', 'isPublished'],
  columnFormats: { startDate: { rangeEnd: 'endDate' }, openTime: { rangeEnd: 'closeTime' } },
  filters: ['kind', 'isPublished'],
  indexed: ['endDate'],
  namedFilters: {
    month: {
      input: { kind: 'month' },
      showInList: true,
      where: ([month = '']) => {
        const { first, last } = daysOfMonth(month)
        return [
          { field: 'startDate', to: last },
          { field: 'endDate', from: first },
        ]
      },
    },
    coming: {
      input: { kind: 'switch' },
      showInList: true,
      defaultValue: 'true',
      where: (_answer, today) => [{ field: 'endDate', from: today }],
    },
  },
  defaultSort: ['startDate'],
  sections: {
    basic: ['startDate', 'endDate', 'kind', 'openTime', 'closeTime'],
    message: ['title', 'message', 'event'],
    publish: ['showOnTop', 'isPublished'],
  },
  checks: [
    {
      path: 'startDate',
      rule: 'notBeforeToday',
      params: (_values: Values, { today }: Clock) => ({ today }),
      test: ({ startDate }: Values, before: Values | null, { today }: Clock) => before !== null || startDate === null || startDate >= today,
    },
    { path: 'endDate', rule: 'endNotBeforeStart', test: ({ startDate, endDate }: Values) => endDate >= startDate },
    {
      path: 'endDate',
      rule: 'maxDate',
      params: (values: Values) => ({ max: lastDay(values) }),
      test: (values: Values) => values.startDate === null || values.endDate <= lastDay(values),
    },
    requiredIf<Values>('openTime', hasHours),
    requiredIf<Values>('closeTime', hasHours),
    {
      path: 'closeTime',
      rule: 'endAfterStart',
      test: ({ openTime, closeTime }) => openTime === null || closeTime === null || closeTime > openTime,
    },
  ],
  fields,
})
