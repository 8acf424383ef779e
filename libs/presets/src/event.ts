import {
  notInPastIfChanged,
  boolean,
  date,
  dateTime,
  daysOfMonth,
  eachRow,
  image,
  int,
  list,
  longText,
  phone,
  price,
  requiredIf,
  richText,
  select,
  slug,
  tags,
  text,
  time,
  url,
  type AnyField,
  type FieldValues,
  type NamedFilter,
} from '@captain/content-core'
import { betweenCount, maxFullWidth, unique } from '@captain/validation'
import { attachments } from './attachments.ts'
import { daysOf, EVENT_STATES, eventSortKey, eventStateOf, nextSessionOf } from './event-progress.ts'
import { seo } from './seo.ts'

const MAX_SESSIONS = 30

const EVENT_TONES = { before: 'info', open: 'success', closed: 'neutral', full: 'warning', over: 'neutral', cancelled: 'critical' } as const

/** Fields of an event that takes place on certain days (content model, P.event); each tenant supplies the category. */
export const eventFields = <const Category extends AnyField>(category: Category) => ({
  title: text({ maxBytes: 300, required: true, localized: true, public: true, rules: [maxFullWidth(60)] }),
  slug: slug({ required: true, public: true, from: 'title' }),
  category,
  summary: text({ maxBytes: 600, required: 'publish', localized: true, public: true, rules: [maxFullWidth(120)] }),
  cover: image({ required: 'publish', public: true }),
  coverAlt: text({ maxBytes: 300, required: 'publish', localized: true, public: true }),
  sessions: list({
    required: 'publish',
    public: true,
    max: MAX_SESSIONS,
    rules: [betweenCount(1, MAX_SESSIONS), unique(['date', 'startTime'])],
    of: {
      date: date({ required: true }),
      openTime: time({}),
      startTime: time({ required: true }),
      endTime: time({}),
      note: text({ maxBytes: 150, localized: true }),
    },
  }),
  venueName: text({ maxBytes: 150, required: 'publish', localized: true, public: true }),
  target: text({ maxBytes: 300, localized: true, public: true }),
  capacity: int({ public: true }),
  feeText: text({ maxBytes: 300, required: 'publish', localized: true, public: true }),
  fees: list({
    public: true,
    max: 6,
    of: { label: text({ maxBytes: 90, required: true, localized: true }), price: price({ required: true }) },
  }),
  applicationMethod: select({ options: ['none', 'web', 'phone', 'counter'], required: true, public: true, defaultValue: 'none' }),
  applicationUrl: url({ public: true }),
  applicationStart: date({ public: true }),
  applicationDeadline: date({ public: true }),
  isFull: boolean({ public: true }),
  isCancelled: boolean({ public: true }),
  cancelNotice: longText({ maxBytes: 600, localized: true, public: true }),
  body: richText({ required: 'publish', localized: true, public: 'detail' }),
  organizer: text({ maxBytes: 150, localized: true, public: 'detail' }),
  contactPhone: phone({ public: 'detail' }),
  attachments: attachments({ accept: ['pdf', 'docx', 'xlsx'], max: 5, public: 'detail' }),
  tags: tags({ public: true }),
  firstDay: date({ public: true, compute: (values) => daysOf(values)[0] ?? null }),
  lastDay: date({ public: true, compute: (values) => daysOf(values).at(-1) ?? null }),
  nextSession: dateTime({ public: true, compute: (values, { now }) => nextSessionOf(values, now) }),
  eventState: select({ options: EVENT_STATES, tones: EVENT_TONES, public: true, compute: (values, { now }) => eventStateOf(values, now) }),
  place: text({ maxBytes: 30, compute: (values, { now }) => eventSortKey(values, now) }),
  seo,
})

type EventValues = FieldValues<Omit<ReturnType<typeof eventFields<AnyField>>, 'category'>>

/** Cross-field checks of an event. */
const EVENT_CHECKS = [
  notInPastIfChanged<EventValues>('applicationDeadline'),
  ...eachRow<EventValues, 'sessions'>('sessions', MAX_SESSIONS, {
    field: 'endTime',
    rule: 'endAfterStart',
    test: ({ startTime, endTime }) => endTime === null || endTime > startTime,
  }),
  requiredIf<EventValues>('applicationUrl', ({ applicationMethod }) => applicationMethod === 'web'),
  requiredIf<EventValues>('cancelNotice.ja', ({ isCancelled }) => isCancelled),
  {
    path: 'applicationDeadline',
    rule: 'maxDate',
    params: (values: EventValues) => ({ max: daysOf(values)[0] ?? '' }),
    test: (values: EventValues) => values.applicationDeadline === null || values.applicationDeadline <= (daysOf(values)[0] ?? '9999'),
  },
  {
    path: 'applicationDeadline',
    rule: 'endNotBeforeStart',
    test: ({ applicationStart, applicationDeadline }: EventValues) =>
      applicationStart === null || applicationDeadline === null || applicationDeadline >= applicationStart,
  },
] as const

/** Sections of the event form; tenants add their own fields to them. */
export const EVENT_SECTIONS = {
  basic: ['title', 'slug', 'category', 'summary', 'cover', 'coverAlt', 'tags'],
  schedule: ['sessions', 'venueName', 'organizer', 'isFull', 'isCancelled', 'cancelNotice'],
  application: [
    'target',
    'capacity',
    'feeText',
    'fees',
    'applicationMethod',
    'applicationUrl',
    'applicationStart',
    'applicationDeadline',
    'contactPhone',
  ],
  body: ['body', 'attachments'],
  publish: ['publishFrom', 'publishUntil'],
  seo: ['seo'],
} as const

/** Sort of lists: the next session first, past ones last (content model §10.3). */
const EVENT_DEFAULT_SORT = ['place'] as const

const EVENT_COLUMNS = ['cover', 'title', 'nextSession', 'venueName', 'capacity', 'state', 'eventState'] as const

/** Column format that marks an event without a capacity. */
const EVENT_COLUMN_FORMATS = {
  capacity: { badge: ({ capacity }: { readonly capacity: number | null }) => (capacity === null ? 'unlimited' : null) },
} as const

const EVENT_FILTERS = ['eventState', 'category'] as const

/** Additional fields by which the public site and the calendar filter. */
const EVENT_INDEXED = ['firstDay', 'lastDay', 'isFull', 'isCancelled', 'applicationStart', 'tags'] as const

/** Named filters of events: a month, from a day, to a day, or upcoming. */
const EVENT_NAMED_FILTERS = {
  month: {
    input: { kind: 'month' },
    showInList: true,
    where: ([month = '']) => {
      const { first, last } = daysOfMonth(month)
      return [
        { field: 'firstDay', to: last },
        { field: 'lastDay', from: first },
      ]
    },
  },
  from: { input: { kind: 'day' }, where: ([day]) => [{ field: 'lastDay', from: day }] },
  to: { input: { kind: 'day' }, where: ([day]) => [{ field: 'firstDay', to: day }] },
  upcoming: { input: { kind: 'switch' }, showInList: true, where: (_answer, today) => [{ field: 'lastDay', from: today }] },
} as const satisfies Readonly<Record<string, NamedFilter>>

/** Returns the common declaration of events; a tenant spreads it and adds fields to its parts. */
export const eventPreset = <const Category extends AnyField>(category: Category) =>
  ({
    name: 'event',
    workflow: 'publish',
    screens: ['list', 'new', 'edit', 'preview-by-slug'],
    group: 'content',
    icon: 'calendar-event',
    title: 'title',
    columns: EVENT_COLUMNS,
    columnFormats: EVENT_COLUMN_FORMATS,
    filters: EVENT_FILTERS,
    indexed: EVENT_INDEXED,
    namedFilters: EVENT_NAMED_FILTERS,
    defaultSort: EVENT_DEFAULT_SORT,
    sections: EVENT_SECTIONS,
    checks: EVENT_CHECKS,
    fields: eventFields(category),
  }) as const
