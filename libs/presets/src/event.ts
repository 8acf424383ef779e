import {
  aheadWhenNew,
  boolean,
  date,
  eachRow,
  image,
  int,
  list,
  longText,
  phone,
  price,
  requiredWhen,
  richText,
  select,
  slug,
  tags,
  text,
  time,
  url,
  type AnyField,
  type Condition,
  type Narrowing,
} from '@captain/content-core'
import { betweenCount, maxFullWidth, unique } from '@captain/validation'
import { attachments } from './attachments.ts'
import { seo } from './seo.ts'

const MOST_SESSIONS = 30

type Session = { readonly date: string; readonly startTime: number; readonly endTime: number | null }

type EventValues = {
  readonly sessions: readonly Session[]
  readonly cover: string | null
  readonly coverAlt: { readonly ja: string | null }
  readonly applicationMethod: 'none' | 'web' | 'phone' | 'counter'
  readonly applicationUrl: string | null
  readonly applicationStart: string | null
  readonly applicationDeadline: string | null
  readonly isCancelled: boolean
  readonly cancelNotice: { readonly ja: string | null }
}

const DAY_MS = 24 * 60 * 60 * 1000

const dayAfter = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * DAY_MS).toISOString().slice(0, 10)

const daysOf = (values: Readonly<Record<string, unknown>>): readonly string[] =>
  ((values['sessions'] ?? []) as readonly Session[]).map((session) => session.date).toSorted()

/** Something that takes place on certain days (content model, P.event); each tenant brings its own category. */
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
    max: MOST_SESSIONS,
    rules: [betweenCount(1, MOST_SESSIONS), unique(['date', 'startTime'])],
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
  applicationMethod: select({ options: ['none', 'web', 'phone', 'counter'], required: true, public: true, initial: 'none' }),
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
  seo,
})

/** Rules over several fields of an event. */
export const EVENT_CHECKS = [
  aheadWhenNew<EventValues>('applicationDeadline'),
  ...eachRow<EventValues, 'sessions'>('sessions', MOST_SESSIONS, {
    field: 'endTime',
    rule: 'endAfterStart',
    test: ({ startTime, endTime }) => endTime === null || endTime > startTime,
  }),
  requiredWhen<EventValues>('applicationUrl', ({ applicationMethod }) => applicationMethod === 'web'),
  requiredWhen<EventValues>('cancelNotice.ja', ({ isCancelled }) => isCancelled),
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

export const EVENT_COLUMNS = ['cover', 'title', 'firstDay', 'lastDay', 'venueName', 'capacity', 'isFull', 'isCancelled', 'state'] as const

export const EVENT_FILTERS = ['category', 'firstDay', 'lastDay', 'isFull', 'isCancelled', 'applicationStart', 'tags'] as const

const isOn = (field: string, value: 'true' | 'false'): Condition => ({ field, any: [value] })

const taken = [isOn('isCancelled', 'false'), isOn('isFull', 'false')]

/** What each state of an event means on a day (content model, P.event): whether people can apply, seen from today. */
const EVENT_STATES: Readonly<Record<string, (today: string) => readonly Condition[]>> = {
  before: (today) => [...taken, { field: 'applicationStart', from: dayAfter(today, 1) }, { field: 'lastDay', from: today }],
  open: (today) => [...taken, { field: 'applicationStart', to: today, orEmpty: true }, { field: 'lastDay', from: today }],
  full: (today) => [isOn('isCancelled', 'false'), isOn('isFull', 'true'), { field: 'lastDay', from: today }],
  over: (today) => [isOn('isCancelled', 'false'), { field: 'lastDay', to: dayAfter(today, -1) }],
  cancelled: () => [isOn('isCancelled', 'true')],
}

/** How visitors ask for events: from a day, to a day, what is still to come, or by whether they can apply. */
export const EVENT_NARROWINGS = {
  from: { asks: { kind: 'day' }, conditions: ([day]) => [{ field: 'lastDay', from: day }] },
  to: { asks: { kind: 'day' }, conditions: ([day]) => [{ field: 'firstDay', to: day }] },
  eventState: {
    asks: { kind: 'options', options: ['before', 'open', 'full', 'over', 'cancelled'] },
    inList: true,
    conditions: ([state], today) => EVENT_STATES[state ?? '']?.(today) ?? [],
  },
  upcoming: { asks: { kind: 'switch' }, inList: true, conditions: (_answer, today) => [{ field: 'lastDay', from: today }] },
} as const satisfies Readonly<Record<string, Narrowing>>
