import { date, defineContentType, eachRow, list, references, requiredWhen, text, time } from '@captain/content-core'
import { newsPreset } from '@captain/presets'
import { maxCount } from '@captain/validation'

const MOST_DATES = 10

type OpenHouse = { readonly date: string; readonly startTime: number | null; readonly endTime: number | null }
type Values = { readonly category: string; readonly openHouseDates: readonly OpenHouse[] }

const lastOpenHouseOf = (values: Readonly<Record<string, unknown>>): string | null =>
  ((values['openHouseDates'] ?? []) as readonly OpenHouse[])
    .map(({ date: day }) => day)
    .toSorted()
    .at(-1) ?? null

const base = newsPreset(['company', 'site', 'openHouse', 'press', 'recruit'])

/** News of the builder; news of a viewing have dates (content model, T3.news). */
export const news = defineContentType({
  ...base,
  indexed: [...base.indexed, 'lastOpenHouse'],
  narrowings: {
    ...base.narrowings,
    upcoming: { asks: { kind: 'switch' }, inList: true, conditions: (_answer, today) => [{ field: 'lastOpenHouse', from: today }] },
  },
  sections: {
    basic: base.sections.basic,
    openHouse: ['openHouseDates'],
    body: base.sections.body,
    related: ['relatedProjects', ...base.sections.related],
    publish: base.sections.publish,
    seo: base.sections.seo,
  },
  checks: [
    ...base.checks,
    requiredWhen<Values>('openHouseDates', ({ category }) => category === 'openHouse', { stage: 'publish' }),
    ...eachRow<Values, 'openHouseDates'>('openHouseDates', MOST_DATES, {
      field: 'endTime',
      rule: 'endAfterStart',
      test: ({ startTime, endTime }) => startTime === null || endTime === null || endTime > startTime,
    }),
  ],
  fields: {
    ...base.fields,
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
