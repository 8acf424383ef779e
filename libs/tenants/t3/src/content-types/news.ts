import { date, defineContentType, eachRow, list, references, requiredWhen, text, time } from '@captain/content-core'
import {
  NEWS_CHECKS,
  NEWS_COLUMNS,
  NEWS_FILTERS,
  NEWS_INDEXED,
  NEWS_NARROWINGS,
  NEWS_ORDER,
  NEWS_SECTIONS,
  newsFields,
} from '@captain/presets'
import { maxCount } from '@captain/validation'

const MOST_DATES = 10

type OpenHouse = { readonly date: string; readonly startTime: number | null; readonly endTime: number | null }
type Values = { readonly category: string; readonly openHouseDates: readonly OpenHouse[] }

const lastOpenHouseOf = (values: Readonly<Record<string, unknown>>): string | null =>
  ((values['openHouseDates'] ?? []) as readonly OpenHouse[])
    .map(({ date: day }) => day)
    .toSorted()
    .at(-1) ?? null

/** News of the builder; open houses say when (content model, T3.news). */
export const news = defineContentType({
  name: 'news',
  workflow: 'publish',
  screens: ['list', 'new', 'edit', 'preview-by-slug'],
  group: 'content',
  icon: 'news',
  title: 'title',
  columns: NEWS_COLUMNS,
  filters: NEWS_FILTERS,
  indexed: [...NEWS_INDEXED, 'lastOpenHouse'],
  narrowings: {
    ...NEWS_NARROWINGS,
    upcoming: { asks: { kind: 'switch' }, inList: true, conditions: (_answer, today) => [{ field: 'lastOpenHouse', from: today }] },
  },
  order: NEWS_ORDER,
  sections: {
    basic: NEWS_SECTIONS.basic,
    openHouse: ['openHouseDates'],
    body: NEWS_SECTIONS.body,
    related: ['relatedProjects', ...NEWS_SECTIONS.related],
    publish: NEWS_SECTIONS.publish,
    seo: NEWS_SECTIONS.seo,
  },
  checks: [
    ...NEWS_CHECKS,
    requiredWhen<Values>('openHouseDates', ({ category }) => category === 'openHouse', { stage: 'publish' }),
    ...eachRow<Values, 'openHouseDates'>('openHouseDates', MOST_DATES, {
      field: 'endTime',
      rule: 'endAfterStart',
      test: ({ startTime, endTime }) => startTime === null || endTime === null || endTime > startTime,
    }),
  ],
  fields: {
    ...newsFields(['company', 'site', 'openHouse', 'press', 'recruit']),
    relatedProjects: references({ to: 'construction-project', onDelete: 'set-null', public: 'detail', rules: [maxCount(4)] }),
    openHouseDates: list({
      public: true,
      max: MOST_DATES,
      of: {
        date: date({ required: true }),
        startTime: time({}),
        endTime: time({}),
        note: text({ maxBytes: 150, localized: true }),
      },
    }),
    lastOpenHouse: date({ public: true, compute: lastOpenHouseOf }),
  },
})
