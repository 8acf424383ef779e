import {
  boolean,
  date,
  decimal,
  defineContentType,
  image,
  int,
  list,
  longText,
  month,
  multiSelect,
  references,
  requiredIf,
  richText,
  select,
  slug,
  text,
  type FieldValues,
} from '@captain/content-core'
import { address, attachments, PREFECTURES, seedDocument, heading, seo } from '@captain/presets'
import { betweenCount, digitsHyphen, maxCount, maxDate, maxFullWidth } from '@captain/validation'
import { monthOf, monthsOf, tsuboOf } from './project-facts.ts'

const [FIRST_YEAR, LAST_YEAR] = [1900, 2999]

const TEMPLATE = {
  ja: seedDocument(heading('課題'), '', heading('提案'), '', heading('結果'), ''),
  en: seedDocument(heading('The task'), '', heading('Our proposal'), '', heading('The result'), ''),
}

const fields = {
  title: text({ maxBytes: 300, required: true, localized: true, public: true, rules: [maxFullWidth(40)] }),
  slug: slug({ required: true, public: true, from: 'title' }),
  category: select({
    options: ['house', 'renovation', 'shop', 'office', 'public', 'exterior', 'seismic'],
    required: true,
    public: true,
  }),
  clientType: select({ options: ['individual', 'company', 'government'], required: true, public: true }),
  prefecture: select({ options: PREFECTURES, required: true, public: true }),
  city: text({ maxBytes: 90, required: true, localized: true, public: true }),
  summary: text({ maxBytes: 600, required: 'publish', localized: true, public: true, rules: [maxFullWidth(120)] }),
  cover: image({ required: 'publish', public: true }),
  coverAlt: text({ maxBytes: 300, required: 'publish', localized: true, public: true }),
  structure: select({ options: ['wood', 'steel', 'rc', 'src', 'mixed'], required: 'publish', public: true }),
  floorsAbove: int({ public: true, max: 99 }),
  floorsBelow: int({ public: true, max: 9 }),
  siteArea: decimal({ scale: 2, public: true }),
  siteTsubo: decimal({ scale: 2, public: true, compute: ({ siteArea }) => tsuboOf(siteArea) }),
  floorArea: decimal({ scale: 2, required: 'publish', public: true }),
  floorTsubo: decimal({ scale: 2, public: true, compute: ({ floorArea }) => tsuboOf(floorArea) }),
  startedOn: date({}),
  startedIn: month({ public: true, compute: ({ startedOn }) => monthOf(startedOn) }),
  completedOn: date({ required: 'publish', public: true, rules: [maxDate('today+2y')] }),
  constructionMonths: decimal({ scale: 1, public: true, compute: monthsOf }),
  priceRange: select({ options: ['to10m', 'to20m', 'to30m', 'to50m', 'over50m', 'hidden'], public: true }),
  photos: list({
    required: 'publish',
    public: 'detail',
    max: 40,
    rules: [betweenCount(3, 40)],
    of: {
      image: image({ required: true }),
      caption: text({ maxBytes: 300, localized: true }),
      phase: select({ options: ['before', 'during', 'after'] }),
      room: text({ maxBytes: 60, localized: true }),
    },
  }),
  floorPlans: attachments({ accept: ['pdf', 'image'], max: 5, public: 'detail' }),
  specs: list({
    public: 'detail',
    max: 20,
    of: {
      label: text({ maxBytes: 60, required: true, localized: true }),
      value: text({ maxBytes: 300, required: true, localized: true }),
    },
  }),
  features: multiSelect({
    options: ['zeh', 'seismic3', 'barrierFree', 'solar', 'localWood', 'pet', 'twoFamily'],
    public: true,
    rules: [maxCount(6)],
  }),
  body: richText({ required: 'publish', localized: true, public: 'detail', defaultValue: TEMPLATE }),
  clientVoice: longText({ maxBytes: 3000, localized: true, public: 'detail' }),
  clientVoiceConsent: boolean({}),
  partners: references({ to: 'partner', onDelete: 'set-null', public: 'detail', rules: [maxCount(10)] }),
  contractNumber: text({ maxBytes: 30, unique: true, rules: [digitsHyphen()] }),
  contractAmount: decimal({ restrictedTo: 'owner', scale: 2 }),
  siteAddress: address({ personal: true }),
  supervisor: text({ maxBytes: 90 }),
  isFeatured: boolean({ public: true }),
  seo,
}

type Values = FieldValues<typeof fields>

/** Photos of a home and quotes of a customer need the customer's permission. */
const needsConsent = ({ clientVoice, clientType, photos }: Values): boolean =>
  clientVoice.ja !== null || (clientType === 'individual' && photos.length > 0)

/** Case studies of completed buildings (content model, T3.constructionProject). */
export const constructionProject = defineContentType({
  name: 'construction-project',
  workflow: 'publish',
  screens: ['list', 'new', 'edit', 'preview-by-slug'],
  group: 'content',
  icon: 'building',
  title: 'title',
  columns: ['cover', 'title', 'category', 'city', 'completedOn', 'isFeatured', 'state'],
  filters: ['category', 'structure', 'city', 'completedOn', 'isFeatured'],
  indexed: ['features'],
  namedFilters: {
    year: {
      input: { kind: 'number', min: FIRST_YEAR, max: LAST_YEAR },
      showInList: true,
      where: ([year]) => [{ field: 'completedOn', from: `${year}-01-01`, to: `${year}-12-31` }],
    },
  },
  defaultSort: ['-completedOn'],
  sections: {
    basic: ['title', 'slug', 'category', 'clientType', 'prefecture', 'city', 'summary', 'cover', 'coverAlt'],
    facts: [
      'structure',
      'floorsAbove',
      'floorsBelow',
      'siteArea',
      'floorArea',
      'startedOn',
      'completedOn',
      'priceRange',
      'features',
      'specs',
      'floorPlans',
      'partners',
    ],
    photos: ['photos'],
    body: ['body'],
    voice: ['clientVoice', 'clientVoiceConsent'],
    internal: ['contractNumber', 'contractAmount', 'siteAddress', 'supervisor'],
    publish: ['isFeatured', 'publishFrom', 'publishUntil'],
    seo: ['seo'],
  },
  checks: [
    requiredIf<Values>('coverAlt.ja', ({ cover }) => cover !== null),
    {
      path: 'completedOn',
      rule: 'endNotBeforeStart',
      test: ({ startedOn, completedOn }) => startedOn === null || completedOn === null || completedOn >= startedOn,
    },
    {
      path: 'clientVoiceConsent',
      rule: 'onlyTrue',
      stage: 'publish',
      test: (values) => values.clientVoiceConsent || !needsConsent(values),
    },
  ],
  fields,
})
