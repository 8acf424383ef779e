import { minCount } from '@captain/validation'
import { boolean } from '../fields/boolean.ts'
import { date } from '../fields/date.ts'
import { decimal } from '../fields/decimal.ts'
import { group } from '../fields/group.ts'
import { image } from '../fields/image.ts'
import { int } from '../fields/int.ts'
import { list } from '../fields/list.ts'
import { price } from '../fields/price.ts'
import { reference } from '../fields/reference.ts'
import { select } from '../fields/select.ts'
import { slug } from '../fields/slug.ts'
import { tags } from '../fields/tags.ts'
import { time } from '../fields/time.ts'
import { text } from '../fields/text.ts'
import { defineContentType } from '../declaration/content-type.ts'
import { defineTenant } from '../tenant/define-tenant.ts'

/** Small declaration that tests of the kit share. */
export const origin = defineContentType({
  name: 'origin',
  workflow: 'plain',
  screens: ['list', 'new', 'edit'],
  group: 'menu',
  icon: 'leaf',
  title: 'name',
  columns: ['name', 'updatedAt'],
  sections: { basic: ['name'] },
  fields: { name: text({ maxBytes: 60, required: true, public: true }) },
})

export const tea = defineContentType({
  name: 'tea',
  workflow: 'publish',
  screens: ['list', 'new', 'edit', 'preview-by-slug'],
  group: 'menu',
  icon: 'leaf',
  title: 'name',
  columns: ['name', 'kind', 'price', 'state'],
  filters: ['kind', 'origin', 'tags'],
  defaultSort: ['kind', '-updatedAt'],
  sections: {
    basic: ['name', 'slug', 'kind', 'origin', 'photo', 'tags', 'steeps', 'care', 'grams', 'brewedAt'],
    season: ['from', 'until', 'isRare'],
    price: ['price', 'secret'],
    publish: ['publishFrom', 'publishUntil'],
  },
  checks: [{ path: 'until', rule: 'endNotBeforeStart', test: ({ from, until }) => from === null || until === null || until >= from }],
  fields: {
    name: text({ maxBytes: 30, required: true, localized: true, public: true }),
    slug: slug({ required: true, public: true, from: 'name' }),
    kind: select({ options: ['green', 'black'], required: true, public: true }),
    origin: reference({ to: 'origin', onDelete: 'restrict', public: true }),
    photo: image({ required: 'publish', public: true }),
    tags: tags({ public: true, rules: [minCount(2)] }),
    steeps: list({
      public: 'detail',
      max: 3,
      of: { label: text({ maxBytes: 30, localized: true, required: true }), minutes: int({ required: true }) },
    }),
    care: group({ public: 'detail', of: { note: text({ maxBytes: 60, localized: true }), keepCool: boolean({}) } }),
    from: date({}),
    until: date({}),
    grams: decimal({ scale: 1, max: '10', public: true }),
    brewedAt: time({ public: true }),
    isRare: boolean({ public: true }),
    price: price({ required: true, public: true }),
    secret: text({ maxBytes: 30 }),
  },
})

export const teaHouse = defineTenant({
  number: 99,
  slug: 'teahouse',
  names: { ja: '茶房', en: 'Tea house' },
  abbreviation: 'TEA',
  color: '#335544',
  contentTypes: [tea, origin],
})
