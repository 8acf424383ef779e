import { date, defineContentType, group, price, references, requiredWhen, select, text, time, url } from '@captain/content-core'
import {
  NEWS_CHECKS,
  NEWS_FILTERS,
  NEWS_INDEXED,
  NEWS_NARROWINGS,
  NEWS_ORDER,
  NEWS_SECTIONS,
  newsFields,
  PREFECTURES,
} from '@captain/presets'
import { maxCount } from '@captain/validation'

type Live = { readonly date: string | null; readonly openTime: number | null; readonly startTime: number | null }
type Values = { readonly category: string; readonly live: Live }

const isLive = ({ category }: Values): boolean => category === 'live'
const onPublishing = { stage: 'publish' } as const

const liveDayOf = (values: Readonly<Record<string, unknown>>): string | null => (values['live'] as Live | null)?.date ?? null

/** News of the unit; what tells of a concert says where and when (content model, T5.news). */
export const news = defineContentType({
  name: 'news',
  workflow: 'publish',
  screens: ['list', 'new', 'edit', 'preview-by-slug'],
  group: 'content',
  icon: 'news',
  title: 'title',
  columns: ['cover', 'title', 'category', 'liveOn', 'state', 'publishFrom', 'isImportant', 'updatedBy'],
  filters: NEWS_FILTERS,
  indexed: [...NEWS_INDEXED, 'liveOn'],
  narrowings: {
    ...NEWS_NARROWINGS,
    upcoming: { asks: { kind: 'switch' }, inList: true, conditions: (_answer, today) => [{ field: 'liveOn', from: today }] },
  },
  order: NEWS_ORDER,
  sections: {
    basic: NEWS_SECTIONS.basic,
    live: ['live'],
    body: NEWS_SECTIONS.body,
    related: ['relatedSounds', 'relatedMembers', ...NEWS_SECTIONS.related],
    publish: NEWS_SECTIONS.publish,
    seo: NEWS_SECTIONS.seo,
  },
  checks: [
    ...NEWS_CHECKS,
    requiredWhen<Values>('live.date', isLive, { ...onPublishing, rule: 'requiredDate' }),
    requiredWhen<Values>('live.venue.ja', isLive, onPublishing),
    {
      path: 'live.startTime',
      rule: 'endNotBeforeStart',
      test: ({ live: { openTime, startTime } }) => openTime === null || startTime === null || startTime >= openTime,
    },
  ],
  fields: {
    ...newsFields(['live', 'release', 'media', 'goods', 'info']),
    live: group({
      public: true,
      of: {
        date: date({}),
        venue: text({ maxBytes: 150, localized: true }),
        prefecture: select({ options: PREFECTURES }),
        openTime: time({}),
        startTime: time({}),
        ticketUrl: url({}),
        ticketPrice: price({}),
      },
    }),
    liveOn: date({ public: true, compute: liveDayOf }),
    relatedSounds: references({ to: 'sound', onDelete: 'set-null', public: 'detail', rules: [maxCount(4)] }),
    relatedMembers: references({ to: 'member', onDelete: 'set-null', public: 'detail', rules: [maxCount(6)] }),
  },
})
