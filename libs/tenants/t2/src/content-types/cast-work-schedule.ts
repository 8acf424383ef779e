import { date, daysOfMonth, defineContentType, reference, references, select, text, time } from '@captain/content-core'
import { formatMinutes } from '@captain/locale'
import { LATEST_END, LATEST_START, MAX_SHIFT_MINUTES, NOTE_BYTES, SHIFT_STATES, type Hours } from '../shift-rules.ts'

/** Shifts of casts: one shift per record, at most two per cast and day (content model, T2.castWorkSchedule). */
export const castWorkSchedule = defineContentType({
  name: 'cast-work-schedule',
  workflow: 'plain',
  screens: ['list', 'edit'],
  sheetParent: 'cast',
  publicDependsOn: 'cast',
  group: 'content',
  icon: 'calendar-time',
  title: 'date',
  columns: ['date', 'cast', 'startTime', 'shiftState'],
  columnFormats: { startTime: { rangeEnd: 'endTime' } },
  filters: ['cast', 'date', 'areas', 'shiftState'],
  namedFilters: {
    month: {
      input: { kind: 'month' },
      where: ([month = '']) => {
        const { first, last } = daysOfMonth(month)
        return [{ field: 'date', from: first, to: last }]
      },
    },
  },
  listFields: ['note'],
  defaultSort: ['date', 'startTime'],
  duplicable: false,
  uniqueTogether: [['cast', 'date', 'startTime']],
  sections: { shift: ['cast', 'date', 'startTime', 'endTime', 'areas', 'shiftState', 'note'] },
  checks: [
    { path: 'endTime', rule: 'endAfterStart', test: ({ startTime, endTime }) => endTime > startTime },
    {
      path: 'endTime',
      rule: 'latestTime',
      params: ({ startTime }: Hours) => ({ time: formatMinutes(startTime + MAX_SHIFT_MINUTES) }),
      test: ({ startTime, endTime }: Hours) => endTime <= startTime + MAX_SHIFT_MINUTES,
    },
  ],
  fields: {
    cast: reference({ to: 'cast', onDelete: 'cascade', required: true, public: true }),
    date: date({ required: true, public: true }),
    startTime: time({ required: true, public: true, max: LATEST_START }),
    endTime: time({ required: true, public: true, max: LATEST_END }),
    areas: references({ to: 'area', onDelete: 'restrict', public: true }),
    shiftState: select({
      options: SHIFT_STATES,
      required: true,
      public: true,
      defaultValue: 'scheduled',
      tones: { scheduled: 'success', tentative: 'warning', full: 'info', off: 'neutral' },
    }),
    note: text({ maxBytes: NOTE_BYTES }),
  },
})
