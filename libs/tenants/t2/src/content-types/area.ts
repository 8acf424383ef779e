import { defineContentType, image, int, list, longText, price, select, slug, text, time, url } from '@captain/content-core'
import { PREFECTURES } from '@captain/presets'
import { alnumLen, digitsExact, lettersUpper, minCount, startsWithUrl } from '@captain/validation'

const STEP_MINUTES = 30

/** Areas that casts travel to, with travel fees (content model, T2.area). */
export const area = defineContentType({
  name: 'area',
  workflow: 'toggle',
  screens: ['list', 'new', 'edit'],
  group: 'menu',
  icon: 'map-pin',
  title: 'name',
  columns: ['name', 'code', 'prefecture', 'transportFee', 'casts', 'isPublished'],
  relationCounts: { casts: { type: 'cast', field: 'areas' } },
  filters: ['prefecture', 'isPublished'],
  defaultSort: ['sortOrder'],
  sections: {
    basic: ['name', 'slug', 'code', 'prefecture', 'cities'],
    travel: ['transportFee', 'minCourseMinutes', 'travelMinutes', 'lastDepartureTime'],
    page: ['image', 'description', 'mapUrl'],
    publish: ['isPublished'],
  },
  checks: [
    {
      path: 'minCourseMinutes',
      rule: 'timeStep',
      params: { minutes: STEP_MINUTES },
      test: ({ minCourseMinutes }) => minCourseMinutes % STEP_MINUTES === 0,
    },
  ],
  fields: {
    name: text({ maxBytes: 90, required: true, localized: true, public: true, unique: true }),
    slug: slug({ required: true, public: true, from: 'name' }),
    code: text({ maxBytes: 3, required: true, unique: true, rules: [lettersUpper(), alnumLen(3)] }),
    prefecture: select({ options: PREFECTURES, required: true, public: true }),
    cities: list({
      required: true,
      public: true,
      max: 60,
      rules: [minCount(1)],
      of: {
        name: text({ maxBytes: 90, required: true, localized: true }),
        postalPrefix: text({ maxBytes: 3, rules: [digitsExact(3)] }),
      },
    }),
    transportFee: price({ required: true, public: true }),
    minCourseMinutes: int({ required: true, public: true, defaultValue: 60 }),
    travelMinutes: int({ public: true }),
    lastDepartureTime: time({ public: true }),
    image: image({ public: true }),
    description: longText({ maxBytes: 1500, localized: true, public: 'detail' }),
    mapUrl: url({ public: 'detail', rules: [startsWithUrl('https://www.google.com/maps/')] }),
  },
})
