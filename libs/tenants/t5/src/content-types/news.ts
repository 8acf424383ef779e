import { date, defineContentType, group, price, references, requiredWhen, select, text, time, url } from '@captain/content-core'
import { newsPreset, PREFECTURES } from '@captain/presets'
import { maxCount } from '@captain/validation'

type Live = { readonly date: string | null; readonly openTime: number | null; readonly startTime: number | null }
type Values = { readonly category: string; readonly live: Live }

const isLive = ({ category }: Values): boolean => category === 'live'
const onPublishing = { stage: 'publish' } as const

const liveDayOf = (values: Readonly<Record<string, unknown>>): string | null => (values['live'] as Live | null)?.date ?? null

const base = newsPreset(['live', 'release', 'media', 'goods', 'info'])

/** News of the unit; concert news have a date and a place (content model, T5.news). */
export const news = defineContentType({
  ...base,
  columns: ['cover', 'title', 'category', 'liveOn', 'state', 'publishFrom', 'isImportant', 'updatedBy'],
  indexed: [...base.indexed, 'liveOn'],
  narrowings: {
    ...base.narrowings,
    upcoming: { asks: { kind: 'switch' }, inList: true, conditions: (_answer, today) => [{ field: 'liveOn', from: today }] },
  },
  sections: {
    basic: base.sections.basic,
    live: ['live'],
    body: base.sections.body,
    related: ['relatedSounds', 'relatedMembers', ...base.sections.related],
    publish: base.sections.publish,
    seo: base.sections.seo,
  },
  checks: [
    ...base.checks,
    requiredWhen<Values>('live.date', isLive, { ...onPublishing, rule: 'requiredDate' }),
    requiredWhen<Values>('live.venue.ja', isLive, onPublishing),
    {
      path: 'live.startTime',
      rule: 'endNotBeforeStart',
      test: ({ live: { openTime, startTime } }) => openTime === null || startTime === null || startTime >= openTime,
    },
  ],
  fields: {
    ...base.fields,
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
