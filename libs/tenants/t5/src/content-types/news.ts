import {
  date,
  defineContentType,
  group,
  price,
  references,
  requiredIf,
  select,
  text,
  time,
  url,
  type FieldValues,
} from '@captain/content-core'
import { newsPreset, PREFECTURES } from '@captain/presets'
import { maxCount, asRecord } from '@captain/validation'

const base = newsPreset(['live', 'release', 'media', 'goods', 'info'])

const liveDayOf = ({ live }: Readonly<Record<string, unknown>>): string | null => {
  const { date: day } = asRecord(live)
  return typeof day === 'string' ? day : null
}

const fields = {
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
}

type Values = FieldValues<typeof fields>

const isLive = ({ category }: Values): boolean => category === 'live'
const onPublishing = { stage: 'publish' } as const

/** News of the unit; concert news have a date and a place (content model, T5.news). */
export const news = defineContentType({
  ...base,
  columns: ['cover', 'title', 'category', 'liveOn', 'state', 'publishFrom', 'isImportant', 'updatedBy'],
  indexed: [...base.indexed, 'liveOn'],
  namedFilters: {
    ...base.namedFilters,
    upcoming: { input: { kind: 'switch' }, showInList: true, where: (_answer, today) => [{ field: 'liveOn', from: today }] },
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
    requiredIf<Values>('live.date', isLive, { ...onPublishing, rule: 'requiredDate' }),
    requiredIf<Values>('live.venue.ja', isLive, onPublishing),
    {
      path: 'live.startTime',
      rule: 'endNotBeforeStart',
      test: ({ live: { openTime, startTime } }) => openTime === null || startTime === null || startTime >= openTime,
    },
  ],
  fields,
})
