import {
  boolean,
  date,
  daysOfMonth,
  defineContentType,
  reference,
  requiredWhen,
  select,
  text,
  time,
  type Clock,
} from '@captain/content-core'
import { dayAfter } from '@captain/locale'
import { maxFullWidth } from '@captain/validation'

/** Kinds of exceptions to the weekly pattern. */
export const EXCEPTION_KINDS = ['closed', 'short', 'extraOpen', 'private', 'event'] as const

const EXCEPTION_TONES = { closed: 'alarm', short: 'caution', extraOpen: 'good', private: 'quiet', event: 'busy' } as const

const MOST_DAYS = 62

type Period = { readonly startDate: string; readonly endDate: string }
type Hours = { readonly kind: (typeof EXCEPTION_KINDS)[number] }

const hasHours = ({ kind }: Hours): boolean => kind === 'short' || kind === 'extraOpen'

const lastDay = ({ startDate }: Period): string => dayAfter(startDate, MOST_DAYS - 1)

export const businessSchedule = defineContentType({
  name: 'business-schedule',
  workflow: 'toggle',
  screens: ['list', 'new', 'edit'],
  group: 'site',
  icon: 'calendar-time',
  title: 'title',
  columns: ['startDate', 'kind', 'openTime', 'title', 'isPublished'],
  looks: { startDate: { until: 'endDate' }, openTime: { until: 'closeTime' } },
  filters: ['kind', 'isPublished'],
  indexed: ['endDate'],
  narrowings: {
    month: {
      asks: { kind: 'month' },
      inList: true,
      conditions: ([month = '']) => {
        const { first, last } = daysOfMonth(month)
        return [
          { field: 'startDate', to: last },
          { field: 'endDate', from: first },
        ]
      },
    },
    coming: { asks: { kind: 'switch' }, inList: true, preset: 'true', conditions: (_answer, today) => [{ field: 'endDate', from: today }] },
  },
  order: ['startDate'],
  sections: {
    basic: ['startDate', 'endDate', 'kind', 'openTime', 'closeTime'],
    message: ['title', 'message', 'event'],
    publish: ['showOnTop', 'isPublished'],
  },
  checks: [
    {
      path: 'startDate',
      rule: 'notBeforeToday',
      params: (_values: Period, { today }: Clock) => ({ today }),
      test: ({ startDate }: Period, before: Period | null, { today }: Clock) => before !== null || startDate === null || startDate >= today,
    },
    { path: 'endDate', rule: 'endNotBeforeStart', test: ({ startDate, endDate }: Period) => endDate >= startDate },
    {
      path: 'endDate',
      rule: 'maxDate',
      params: (values: Period) => ({ max: lastDay(values) }),
      test: (values: Period) => values.startDate === null || values.endDate <= lastDay(values),
    },
    requiredWhen<Hours & { readonly openTime: number | null }>('openTime', hasHours),
    requiredWhen<Hours & { readonly closeTime: number | null }>('closeTime', hasHours),
    {
      path: 'closeTime',
      rule: 'endAfterStart',
      test: ({ openTime, closeTime }) => openTime === null || closeTime === null || closeTime > openTime,
    },
  ],
  fields: {
    startDate: date({ required: true, public: true }),
    endDate: date({ required: true, public: true }),
    kind: select({ options: EXCEPTION_KINDS, tones: EXCEPTION_TONES, required: true, public: true }),
    openTime: time({ public: true }),
    closeTime: time({ public: true }),
    title: text({ maxBytes: 90, required: true, localized: true, public: true, rules: [maxFullWidth(20)] }),
    message: text({ maxBytes: 600, localized: true, public: true }),
    event: reference({ to: 'event', onDelete: 'set-null', public: true }),
    showOnTop: boolean({ public: true, initial: true }),
  },
})
