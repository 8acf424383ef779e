import {
  boolean,
  date,
  dateTime,
  defineContentType,
  definePublicQuery,
  defineSubmission,
  defineTenant,
  file,
  group,
  image,
  int,
  list,
  longText,
  member,
  month,
  multiSelect,
  price,
  reference,
  references,
  responseOf,
  richText,
  secret,
  select,
  slug,
  tags,
  text,
} from '@captain/content-core'
import { halfWidth } from '@captain/validation'
import { patron } from './patron.ts'

const SCREENS = ['list', 'new', 'edit'] as const

export const genre = defineContentType({
  name: 'genre',
  workflow: 'toggle',
  screens: SCREENS,
  group: 'menu',
  icon: 'category',
  title: 'name',
  columns: ['name', 'dishes', 'isPublished'],
  relationCounts: { dishes: { type: 'dish', field: 'genre' } },
  defaultSort: ['sortOrder'],
  sections: { basic: ['name', 'slug', 'memo'], publish: ['isPublished'] },
  fields: {
    name: text({ maxBytes: 90, required: true, localized: true, public: true, unique: true }),
    slug: slug({ required: true, public: true }),
    memo: text({ maxBytes: 300 }),
  },
})

const dish = defineContentType({
  name: 'dish',
  workflow: 'toggle',
  screens: SCREENS,
  group: 'menu',
  icon: 'soup',
  title: 'name',
  columns: ['name', 'genre', 'price', 'stars', 'isPublished'],
  filters: ['genre', 'isPublished', 'allergens', 'isSoldOut', 'seasonFrom', 'firstServed', 'price', 'secretGrade'],
  defaultSort: ['genre', 'sortOrder'],
  sections: {
    basic: [
      'name',
      'genre',
      'picture',
      'description',
      'price',
      'stars',
      'allergens',
      'isSoldOut',
      'seasonFrom',
      'firstServed',
      'sizes',
      'keeper',
      'secretGrade',
      'secretNote',
    ],
    publish: ['isPublished'],
  },
  fields: {
    name: text({ maxBytes: 150, required: true, localized: true, public: true, unique: true }),
    genre: reference({ to: 'genre', onDelete: 'restrict', required: true, public: true }),
    picture: image({ public: true }),
    description: text({ maxBytes: 600, required: 'publish', localized: true, public: true }),
    price: price({ required: true, public: true }),
    stars: int({ public: true, max: 5 }),
    allergens: multiSelect({ options: ['egg', 'milk', 'none'], public: true }),
    isSoldOut: boolean({ public: true }),
    seasonFrom: date({ public: true }),
    firstServed: month({}),
    sizes: list({
      public: true,
      max: 5,
      of: { label: text({ maxBytes: 60, localized: true, required: true }), priceDiff: int({ required: true }) },
    }),
    keeper: member({}),
    secretGrade: select({ options: ['a', 'b'] }),
    secretNote: text({ maxBytes: 300 }),
  },
})

const post = defineContentType({
  name: 'post',
  workflow: 'publish',
  screens: [...SCREENS, 'preview-by-slug'],
  group: 'content',
  icon: 'news',
  title: 'title',
  columns: ['title', 'state', 'publishFrom', 'updatedAt'],
  filters: ['tags', 'topic', 'publishFrom'],
  defaultSort: ['-isPinned', '-publishFrom'],
  sections: {
    basic: ['title', 'slug', 'lead', 'body', 'tags', 'topic', 'isPinned', 'isHidden', 'related', 'dishes', 'seo', 'secretNote'],
    publish: ['publishFrom', 'publishUntil'],
  },
  publicWhen: (values) => !values.isHidden,
  fields: {
    title: text({ maxBytes: 300, required: true, localized: true, public: true }),
    slug: slug({ required: true, public: true }),
    lead: longText({ maxBytes: 600, required: 'publish', localized: true, public: true }),
    body: richText({ localized: true, public: 'detail' }),
    tags: tags({ public: true }),
    topic: select({ options: ['news', 'event'], public: true }),
    isPinned: boolean({ public: true }),
    isHidden: boolean({}),
    related: references({ to: 'post', onDelete: 'set-null', public: 'detail' }),
    dishes: references({ to: 'dish', onDelete: 'set-null', public: true }),
    seo: group({ public: 'detail', of: { noindex: boolean({}) } }),
    secretNote: text({ maxBytes: 300 }),
  },
})

/** Deleted together with its dish. */
const review = defineContentType({
  name: 'review',
  workflow: 'plain',
  screens: SCREENS,
  group: 'inbox',
  icon: 'star',
  title: 'text',
  columns: ['text', 'dish'],
  sections: { basic: ['text', 'dish'] },
  fields: { text: text({ maxBytes: 300, required: true }), dish: reference({ to: 'dish', onDelete: 'cascade', required: true }) },
})

/** A public type with private name and address and without a preview; references records from both copies. */
const notice = defineContentType({
  name: 'notice',
  workflow: 'publish',
  screens: SCREENS,
  group: 'content',
  icon: 'bell',
  title: 'title',
  columns: ['title', 'state'],
  defaultSort: ['-publishFrom'],
  sections: { basic: ['title', 'slug', 'body', 'shelf', 'about', 'clerk', 'entered', 'picked'], publish: ['publishFrom', 'publishUntil'] },
  fields: {
    title: text({ maxBytes: 300, required: true }),
    slug: slug({ required: true }),
    body: text({ maxBytes: 300, public: true }),
    shelf: reference({ to: 'genre', onDelete: 'restrict', public: true }),
    about: reference({ to: 'dish', onDelete: 'cascade', public: true }),
    clerk: member({ public: true }),
    entered: reference({ to: 'ledger', onDelete: 'set-null' }),
    picked: reference({ to: 'pick', onDelete: 'set-null', public: true }),
  },
})

/** A type with secrets and files. */
const gateway = defineContentType({
  name: 'gateway',
  workflow: 'toggle',
  screens: SCREENS,
  group: 'settings',
  icon: 'credit-card',
  title: 'name',
  columns: ['name', 'key', 'manual'],
  defaultSort: ['sortOrder'],
  sections: { basic: ['name', 'key', 'manual', 'kit', 'logo'], publish: ['isPublished'] },
  connectionTest: { section: 'basic' },
  fields: {
    name: text({ maxBytes: 90, required: true, public: true }),
    key: secret({ maxBytes: 150, required: 'publish', rules: [halfWidth()] }),
    manual: file({ accept: ['pdf', 'csv'], public: true }),
    kit: file({ accept: ['zip'], maxBytes: 40 * 1024 * 1024 }),
    logo: image({ svg: true, public: true }),
  },
})

/** Read-only, and for owners only; references readable types, which reference it. */
const ledger = defineContentType({
  name: 'ledger',
  workflow: 'plain',
  screens: ['list'],
  group: 'settings',
  icon: 'book',
  title: 'name',
  columns: ['name'],
  sections: { basic: ['name', 'genre', 'receipt'] },
  access: { read: 'owner', write: 'owner' },
  fields: {
    name: text({ maxBytes: 300, required: true }),
    genre: reference({ to: 'genre', onDelete: 'restrict' }),
    receipt: image({}),
  },
})

/** A message from guests. */
const letter = defineContentType({
  name: 'letter',
  workflow: 'inbox',
  screens: ['list', 'preview-by-id'],
  group: 'inbox',
  icon: 'mail',
  title: 'subject',
  columns: ['subject', 'state', 'assignee', 'createdAt'],
  sections: { message: ['subject', 'body'], handling: ['assignee', 'replyNote', 'repliedAt', 'labels'] },
  submission: defineSubmission({
    fields: { subject: text({ maxBytes: 180, required: true }), body: longText({ maxBytes: 600, required: true }) },
  }),
  fields: {
    subject: text({ maxBytes: 180, required: true, setBy: 'sender' }),
    body: longText({ maxBytes: 600, required: true, setBy: 'sender' }),
  },
})

/** A legal document. */
const rules = defineContentType({
  name: 'rules',
  workflow: 'legal',
  screens: [...SCREENS, 'preview-by-id'],
  group: 'legal',
  icon: 'gavel',
  title: 'title',
  columns: ['version', 'title', 'state', 'effectiveDate'],
  defaultSort: ['-effectiveDate'],
  sections: {
    basic: ['title', 'body', 'version', 'enactedOn', 'effectiveDate', 'changeSummary', 'reviewedConfirm', 'internalNote'],
  },
  fields: {
    title: text({ maxBytes: 150, required: true, localized: true, public: true }),
    body: longText({ maxBytes: 600, required: 'publish', public: 'detail' }),
  },
})

/** A singleton. */
const house = defineContentType({
  name: 'house',
  workflow: 'singleton',
  screens: ['edit-all'],
  group: 'settings',
  icon: 'home',
  title: 'name',
  columns: ['name', 'updatedAt'],
  sections: { basic: ['name', 'seats', 'note'] },
  fields: {
    name: text({ maxBytes: 90, required: true, localized: true, public: true }),
    seats: int({ public: true, defaultValue: 12 }),
    note: text({ maxBytes: 300 }),
  },
})

/** Edited on the screen of the zones. */
const zoneSetting = defineContentType({
  name: 'zone-setting',
  workflow: 'singleton',
  screens: [],
  embeddedIn: 'zone',
  group: 'settings',
  icon: 'map',
  title: 'freeFrom',
  columns: ['freeFrom'],
  sections: { basic: ['freeFrom'] },
  fields: { freeFrom: int({}) },
})

/** Fixed records, edited in the list. */
const zone = defineContentType({
  name: 'zone',
  workflow: 'plain',
  screens: ['list'],
  group: 'settings',
  icon: 'map',
  title: 'area',
  columns: ['area', 'fee'],
  defaultSort: ['area'],
  listEditable: ['fee'],
  fixedRecords: { key: 'area', records: [{ area: 'near' }, { area: 'far', fee: 900 }] },
  sections: { basic: ['fee'] },
  fields: {
    area: select({ options: ['near', 'far'], required: true, public: true, setBy: 'server' }),
    fee: int({ required: true, public: true, defaultValue: 300 }),
  },
})

/** One dish on one shelf, at most once. */
const pick = defineContentType({
  name: 'pick',
  workflow: 'toggle',
  screens: ['list', 'new'],
  group: 'site',
  icon: 'pin',
  title: 'shelf',
  columns: ['shelf', 'dish', 'comment'],
  listEditable: ['comment'],
  filters: ['shelf', 'dish'],
  publicDependsOn: 'dish',
  uniqueTogether: [['shelf', 'dish']],
  sections: { basic: ['shelf', 'dish', 'code', 'comment'], publish: ['isPublished'] },
  fields: {
    shelf: select({ options: ['top', 'side'], required: true, public: true }),
    dish: reference({ to: 'dish', onDelete: 'cascade', required: true, public: true }),
    code: text({ maxBytes: 30, unique: true, rules: [halfWidth()] }),
    comment: text({ maxBytes: 90, public: true }),
  },
})

/** A type with an ASCII-only name. */
const shelf = defineContentType({
  name: 'shelf',
  workflow: 'plain',
  screens: SCREENS,
  group: 'settings',
  icon: 'barcode',
  title: 'code',
  columns: ['code'],
  sections: { basic: ['code'] },
  fields: { code: text({ maxBytes: 20, required: true, unique: true, rules: [halfWidth()] }) },
})

/** An order from guests. */
const parcel = defineContentType({
  name: 'parcel',
  workflow: 'order',
  screens: ['list', 'preview-by-id'],
  group: 'inbox',
  icon: 'package',
  title: 'number',
  columns: ['number', 'who', 'amount', 'state', 'createdAt'],
  sections: { handling: ['carrier', 'trackingNumber', 'memo'] },
  deletable: false,
  access: { read: 'editor' },
  transitions: { ship: { requires: ({ amount }) => (amount > 10 ? ['trackingNumber'] : []) } },
  submission: defineSubmission({
    perHour: 3,
    fields: {
      who: text({ maxBytes: 90, required: true }),
      amount: int({ required: true, min: 1, max: 99 }),
      isPaid: boolean({}),
    },
  }),
  fields: {
    number: text({ maxBytes: 20, unique: true, setBy: 'server' }),
    who: text({ maxBytes: 90, required: true, setBy: 'sender' }),
    amount: int({ required: true, setBy: 'sender' }),
    carrier: text({ maxBytes: 30 }),
    trackingNumber: text({ maxBytes: 30 }),
    shippedAt: dateTime({ setBy: 'server' }),
    refundAmount: int({ setBy: 'server' }),
    cancelReason: select({ options: ['guest', 'other'], setBy: 'server' }),
    memo: text({ maxBytes: 300 }),
    trail: list({ max: 50, setBy: 'server', of: { to: text({ maxBytes: 30, required: true }), note: text({ maxBytes: 300 }) } }),
  },
})

export const names = { ja: '試験食堂', en: 'Test diner' }

/** A tenant with one type of each workflow and each deletion rule. */
export const diner = defineTenant({
  number: 901,
  slug: 'diner',
  names,
  abbreviation: 'DNR',
  color: '#7A4A2B',
  contentTypes: [genre, dish, post, review, notice, gateway, ledger, patron, letter, rules, house, zone, zoneSetting, pick, shelf, parcel],
  publicQueries: [definePublicQuery({ path: '/opening', params: [], response: responseOf<{ readonly isOpen: boolean }>() })],
  today: [
    {
      query: '/opening',
      labels: { ja: '今日の営業', en: 'Opening' },
      type: 'dish',
      facts: ({ isOpen }) => [
        { labels: { ja: isOpen ? '営業' : '休業', en: isOpen ? 'Open' : 'Closed' }, tone: isOpen ? 'success' : 'neutral' },
      ],
    },
    {
      type: 'dish',
      labels: { ja: 'お出ししている料理', en: 'Served dishes' },
      where: [{ field: 'isPublished', in: ['true'] }],
      show: ['price', 'genre'],
    },
    {
      type: 'dish',
      labels: { ja: '今日からの料理', en: 'From today' },
      where: ({ today }) => [{ field: 'seasonFrom', from: today, to: today }],
    },
    { type: 'ledger' },
  ],
})
