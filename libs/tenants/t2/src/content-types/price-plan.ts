import { boolean, date, defineContentType, int, list, multiSelect, price, reference, references, select, text } from '@captain/content-core'
import { minCount } from '@captain/validation'
import { RANKS } from './ranks.ts'

const STEP_MINUTES = 30

/** A date before the first plan. */
const EVER = '2000-01-01'

/** Prices of a service (content model, T2.pricePlan). */
export const pricePlan = defineContentType({
  name: 'price-plan',
  workflow: 'toggle',
  screens: ['list', 'new', 'edit'],
  group: 'menu',
  icon: 'receipt',
  title: 'name',
  columns: ['name', 'service', 'minutes', 'price', 'extensionPrice', 'validFrom', 'isRecommended', 'isPublished'],
  columnFormats: { validFrom: { rangeEnd: 'validUntil' } },
  filters: ['service', 'isPublished'],
  indexed: ['isRecommended', 'validUntil', 'timeBand'],
  namedFilters: {
    campaign: { input: { kind: 'switch' }, showInList: true, where: () => [{ field: 'validUntil', from: EVER }] },
    current: {
      input: { kind: 'switch' },
      where: (_answer, today) => [
        { field: 'validFrom', to: today, includeEmpty: true },
        { field: 'validUntil', from: today, includeEmpty: true },
      ],
    },
  },
  defaultSort: ['service', 'sortOrder'],
  sections: {
    basic: ['name', 'service', 'castRanks', 'minutes', 'timeBand', 'days', 'areas'],
    price: ['price', 'extensionMinutes', 'extensionPrice', 'includes', 'note'],
    publish: ['validFrom', 'validUntil', 'isRecommended', 'isPublished'],
  },
  checks: [
    { path: 'minutes', rule: 'timeStep', params: { minutes: STEP_MINUTES }, test: ({ minutes }) => minutes % STEP_MINUTES === 0 },
    {
      path: 'validUntil',
      rule: 'endNotBeforeStart',
      test: ({ validFrom, validUntil }) => validFrom === null || validUntil === null || validUntil >= validFrom,
    },
  ],
  fields: {
    name: text({ maxBytes: 150, required: true, localized: true, public: true }),
    service: reference({ to: 'service', onDelete: 'restrict', required: true, public: true }),
    castRanks: multiSelect({ options: RANKS, required: true, public: true, rules: [minCount(1)], defaultValue: RANKS }),
    minutes: int({ required: true, public: true, min: 30, max: 480 }),
    price: price({ required: true, public: true }),
    extensionMinutes: int({ public: true, defaultValue: 30 }),
    extensionPrice: price({ public: true }),
    timeBand: select({ options: ['all', 'day', 'night', 'lateNight'], required: true, public: true, defaultValue: 'all' }),
    days: multiSelect({
      options: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun', 'holiday'],
      required: true,
      public: true,
      rules: [minCount(1)],
    }),
    areas: references({ to: 'area', onDelete: 'restrict', public: true }),
    includes: list({ public: true, max: 8, of: { text: text({ maxBytes: 150, required: true, localized: true }) } }),
    validFrom: date({ public: true }),
    validUntil: date({ public: true }),
    isRecommended: boolean({ public: true }),
    note: text({ maxBytes: 300, localized: true, public: true }),
  },
})
