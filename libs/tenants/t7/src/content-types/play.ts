import { boolean, defineContentType, image, int, list, multiSelect, price, reference, select, text, time } from '@captain/content-core'
import { betweenCount, minCount, unique } from '@captain/validation'
import { WEEKDAYS } from './weekdays.ts'

export const play = defineContentType({
  name: 'play',
  workflow: 'toggle',
  screens: ['list', 'new', 'edit'],
  group: 'menu',
  icon: 'hourglass-high',
  title: 'name',
  columns: ['name', 'category', 'days', 'startTime', 'minutes', 'prices', 'isPublished'],
  columnFormats: { startTime: { rangeEnd: 'endTime' } },
  filters: ['category', 'days', 'isPublished'],
  defaultSort: ['category', 'sortOrder'],
  sections: {
    basic: ['name', 'category', 'image', 'includes', 'note'],
    time: ['days', 'startTime', 'endTime', 'minutes'],
    price: ['prices', 'extensionPrice', 'dailyMax'],
    people: ['minPeople', 'maxPeople', 'bookingRequired'],
    publish: ['isPublished'],
  },
  checks: [
    {
      path: 'endTime',
      rule: 'endAfterStart',
      test: ({ startTime, endTime }) => startTime === null || endTime === null || endTime > startTime,
    },
    {
      path: 'maxPeople',
      rule: 'maxNotBelowMin',
      test: ({ minPeople, maxPeople }) => minPeople === null || maxPeople === null || maxPeople >= minPeople,
    },
  ],
  fields: {
    name: text({ maxBytes: 150, required: true, localized: true, public: true, unique: true }),
    category: reference({ to: 'play-category', onDelete: 'restrict', required: true, public: true }),
    days: multiSelect({ options: WEEKDAYS, required: true, public: true, rules: [minCount(1)] }),
    startTime: time({ public: true }),
    endTime: time({ public: true }),
    minutes: int({ public: true, min: 1 }),
    prices: list({
      required: true,
      public: true,
      max: 4,
      rules: [betweenCount(1, 4), unique(['ageBand'])],
      of: { ageBand: select({ options: ['adult', 'student', 'child', 'group'], required: true }), price: price({ required: true }) },
    }),
    extensionPrice: price({ public: true }),
    dailyMax: price({ public: true }),
    minPeople: int({ public: true, min: 1, defaultValue: 1 }),
    maxPeople: int({ public: true, min: 1 }),
    includes: multiSelect({ options: ['games', 'oneDrink', 'drinkBar', 'teach', 'room'], public: true }),
    bookingRequired: boolean({ public: true }),
    note: text({ maxBytes: 600, localized: true, public: true }),
    image: image({ public: true }),
  },
})
