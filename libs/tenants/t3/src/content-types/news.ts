import { date, defineContentType, eachRow, list, references, requiredIf, text, time, type FieldValues, rowsIn } from '@captain/content-core'
import { newsPreset } from '@captain/presets'
import { maxCount } from '@captain/validation'

const MAX_DATES = 10

const lastOpenHouseOf = ({ openHouseDates }: Readonly<Record<string, unknown>>): string | null =>
  rowsIn(openHouseDates)
    .flatMap(({ date: day }) => (typeof day === 'string' ? [day] : []))
    .toSorted()
    .at(-1) ?? null

const base = newsPreset(['company', 'site', 'openHouse', 'press', 'recruit'])

const fields = {
  ...base.fields,
  relatedProjects: references({ to: 'construction-project', onDelete: 'set-null', public: 'detail', rules: [maxCount(4)] }),
  openHouseDates: list({
    public: true,
    max: MAX_DATES,
    of: {
      date: date({ required: true }),
      startTime: time({}),
      endTime: time({}),
      note: text({ maxBytes: 150, localized: true }),
    },
  }),
  lastOpenHouse: date({ public: true, compute: lastOpenHouseOf }),
}

type Values = FieldValues<typeof fields>

/** News of the builder; news of a viewing have dates (content model, T3.news). */
export const news = defineContentType({
  ...base,
  indexed: [...base.indexed, 'lastOpenHouse'],
  namedFilters: {
    ...base.namedFilters,
    upcoming: { input: { kind: 'switch' }, showInList: true, where: (_answer, today) => [{ field: 'lastOpenHouse', from: today }] },
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
    requiredIf<Values>('openHouseDates', ({ category }) => category === 'openHouse', { stage: 'publish' }),
    ...eachRow<Values, 'openHouseDates'>('openHouseDates', MAX_DATES, {
      field: 'endTime',
      rule: 'endAfterStart',
      test: ({ startTime, endTime }) => startTime === null || endTime === null || endTime > startTime,
    }),
  ],
  fields,
})
