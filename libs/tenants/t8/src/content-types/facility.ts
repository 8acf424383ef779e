import {
  date,
  decimal,
  defineContentType,
  file,
  icon,
  image,
  int,
  list,
  longText,
  multiSelect,
  phone,
  requiredIf,
  select,
  slug,
  text,
  url,
  type FieldValues,
} from '@captain/content-core'
import { mainPhotoOf, photos } from '@captain/presets'
import { betweenCount, digitsHyphen, digitsMax, fax, halfWidth, hiragana, localPhone, mac, maxCount, unique } from '@captain/validation'
import { maxPeopleOf } from './facility-facts.ts'

const STATE_TONES = { open: 'success', closed: 'neutral', repair: 'warning' } as const
const ACCESSIBILITY = ['wheelchair', 'toilet', 'loop', 'elevator', 'nursing', 'none'] as const

const fields = {
  name: text({ maxBytes: 150, required: true, localized: true, public: true, unique: true }),
  nameKana: text({ maxBytes: 150, required: true, public: true, rules: [hiragana()] }),
  slug: slug({ required: true, public: true, from: 'name' }),
  category: select({
    options: ['hall', 'meeting', 'music', 'art', 'kitchen', 'japanese', 'gym', 'kids', 'gallery'],
    required: true,
    public: true,
  }),
  floor: select({ options: ['b1', '1', '2', '3', '4'], required: true, public: true }),
  photos: photos(10),
  photo: image({ public: true, compute: mainPhotoOf() }),
  areaSqm: decimal({ scale: 2, required: true, public: true }),
  ceilingHeight: decimal({ scale: 1, public: true, max: '99' }),
  capacities: list({
    required: true,
    public: true,
    max: 5,
    rules: [betweenCount(1, 5), unique(['layout'])],
    of: {
      layout: select({ options: ['theater', 'school', 'square', 'standing', 'tatami'], required: true }),
      people: int({ required: true, min: 1, max: 9999 }),
    },
  }),
  mostPeople: int({ public: true, compute: maxPeopleOf }),
  equipment: list({
    public: true,
    max: 40,
    rules: [maxCount(40)],
    of: {
      name: text({ maxBytes: 90, required: true, localized: true }),
      quantity: int({}),
      fee: int({ unit: 'yen' }),
    },
  }),
  amenities: list({
    public: true,
    max: 12,
    rules: [maxCount(12)],
    of: { icon: icon({}), label: text({ maxBytes: 60, required: true, localized: true }) },
  }),
  rates: list({
    required: true,
    public: true,
    max: 4,
    rules: [betweenCount(1, 4), unique(['slot'])],
    of: {
      slot: select({ options: ['morning', 'afternoon', 'evening', 'allDay'], required: true }),
      weekday: int({ required: true, unit: 'yen' }),
      weekend: int({ required: true, unit: 'yen' }),
    },
  }),
  nonResidentRate: decimal({ scale: 1, public: true, defaultValue: '1.5', max: '99' }),
  discountNote: longText({ maxBytes: 1500, localized: true, public: 'detail' }),
  bookableFrom: select({ options: ['m6', 'm3', 'm2', 'm1'], required: true, public: true }),
  bookingUrl: url({ public: true }),
  phone: phone({ required: true, public: true, rules: [localPhone()] }),
  fax: text({ maxBytes: 20, public: true, rules: [fax()] }),
  extension: text({ maxBytes: 5, rules: [digitsMax(5)] }),
  accessibility: multiSelect({ options: ACCESSIBILITY, required: true, public: true }),
  rules: longText({ maxBytes: 3000, required: 'publish', localized: true, public: 'detail' }),
  description: longText({ maxBytes: 3000, required: 'publish', localized: true, public: true }),
  floorPlan: file({ accept: ['pdf', 'image'], public: 'detail' }),
  roomState: select({ options: ['open', 'closed', 'repair'], tones: STATE_TONES, required: true, public: true, defaultValue: 'open' }),
  closedFrom: date({ public: true }),
  closedUntil: date({ public: true }),
  closedReason: text({ maxBytes: 300, localized: true, public: true }),
  assetNumber: text({ maxBytes: 20, rules: [digitsHyphen()] }),
  wifiAccessPoints: list({
    max: 10,
    rules: [maxCount(10)],
    of: {
      ssid: text({ maxBytes: 32, required: true, rules: [halfWidth()] }),
      macAddress: text({ maxBytes: 17, required: true, rules: [mac()] }),
      place: text({ maxBytes: 90 }),
    },
  }),
}

type Values = FieldValues<typeof fields>

/** Rooms for hire (content model, T8.facility). */
export const facility = defineContentType({
  name: 'facility',
  workflow: 'toggle',
  screens: ['list', 'new', 'edit'],
  group: 'content',
  icon: 'building',
  title: 'name',
  columns: ['photo', 'name', 'category', 'floor', 'mostPeople', 'areaSqm', 'roomState', 'isPublished'],
  filters: ['category', 'floor', 'roomState', 'isPublished'],
  indexed: ['accessibility'],
  namedFilters: {
    capacityMin: {
      input: { kind: 'number', min: 1, max: 9999 },
      showInList: true,
      where: ([people]) => [{ field: 'mostPeople', from: people }],
    },
    accessible: {
      input: { kind: 'options', options: ACCESSIBILITY, multiple: true },
      where: (chosen) => [{ field: 'accessibility', in: chosen }],
    },
  },
  defaultSort: ['sortOrder'],
  sections: {
    basic: ['name', 'nameKana', 'slug', 'category', 'floor', 'description', 'rules', 'phone', 'fax', 'bookableFrom', 'bookingUrl'],
    photos: ['photos'],
    capacity: ['areaSqm', 'ceilingHeight', 'capacities', 'equipment', 'amenities', 'floorPlan'],
    rates: ['rates', 'nonResidentRate', 'discountNote'],
    accessibility: ['accessibility'],
    internal: ['extension', 'assetNumber', 'wifiAccessPoints'],
    publish: ['roomState', 'closedFrom', 'closedUntil', 'closedReason', 'isPublished'],
  },
  checks: [
    requiredIf<Values>('closedFrom', ({ roomState }) => roomState === 'closed' || roomState === 'repair', { rule: 'requiredDate' }),
    {
      path: 'closedUntil',
      rule: 'endNotBeforeStart',
      test: ({ closedFrom, closedUntil }: Values) => closedFrom === null || closedUntil === null || closedUntil >= closedFrom,
    },
    {
      path: 'accessibility',
      rule: 'custom',
      params: { ja: '「なし」は、ほかの項目と一緒には選べません。', en: '“None” can’t be combined with other options.' },
      test: ({ accessibility }) => accessibility.length === 1 || !accessibility.includes('none'),
    },
  ],
  fields,
})
