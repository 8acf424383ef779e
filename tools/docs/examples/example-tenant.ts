import {
  boolean,
  date,
  dateTime,
  decimal,
  defineContentType,
  definePublicQuery,
  defineSubmission,
  defineTenant,
  email,
  int,
  list,
  reference,
  replyList,
  responseOf,
  select,
  tags,
  text,
  time,
} from '@captain/content-core'

/** Every field that an example names. */
export const fields = {
  name: text({ maxBytes: 60, required: true, public: true }),
  title: text({ maxBytes: 60 }),
  number: text({ maxBytes: 60 }),
  lead: text({ maxBytes: 60 }),
  body: text({ maxBytes: 60 }),
  photo: text({ maxBytes: 60 }),
  host: text({ maxBytes: 60 }),
  site: text({ maxBytes: 60 }),
  trackingNumber: text({ maxBytes: 60 }),
  kind: select({ options: ['green', 'black'], required: true }),
  mode: select({ options: ['on', 'off'] }),
  usage: select({ options: ['home', 'work'] }),
  paymentStatus: select({ options: ['open', 'paid'] }),
  deliveryClass: select({ options: ['mail', 'parcel'] }),
  labels: tags({}),
  lines: list({ of: { sku: text({ maxBytes: 60 }) }, max: 9 }),
  price: int({}),
  minPlayers: int({}),
  weight: decimal({ scale: 2 }),
  isSoldOut: boolean({}),
  isPrimary: boolean({}),
  isVerified: boolean({}),
  itemsChanged: boolean({}),
  pushNotify: boolean({}),
  from: date({}),
  until: date({}),
  soldOutOn: date({}),
  checkedOn: date({}),
  shippedOn: date({}),
  startsOn: date({ public: true }),
  expiresOn: dateTime({}),
  startTime: time({}),
  endTime: time({}),
  note: text({ maxBytes: 60 }),
  replies: replyList(),
  category: reference({ to: 'category', onDelete: 'restrict' }),
  cast: reference({ to: 'category', onDelete: 'restrict' }),
  tenant: reference({ to: 'category', onDelete: 'restrict' }),
  user: reference({ to: 'category', onDelete: 'restrict' }),
} as const

/** The fields that visitors fill in in the examples. */
export const sentFields = { lines: fields.lines, email: email({}), emailConfirm: email({}) } as const

const shared = {
  group: 'menu',
  icon: 'cup',
  title: 'name',
  columns: ['name'],
  filters: ['isSoldOut', 'number'],
  sections: { basic: ['name'] },
  fields,
} as const

const tea = defineContentType({ ...shared, name: 'tea', workflow: 'toggle', screens: ['list', 'new', 'edit'] })
const event = defineContentType({ ...shared, name: 'event', workflow: 'publish', screens: ['list', 'new', 'edit'] })
const category = defineContentType({ ...shared, name: 'category', workflow: 'plain', screens: ['list', 'new', 'edit'] })
const order = defineContentType({
  ...shared,
  name: 'order',
  workflow: 'order',
  screens: ['list', 'preview-by-id'],
  submission: defineSubmission({ fields: sentFields }),
})

/** The tenant of the examples in JSDoc and documents. Only its types are used. */
export const tenant = defineTenant({
  number: 98,
  slug: 'tea-house',
  names: { ja: '茶屋', en: 'Tea house' },
  abbreviation: 'TEA',
  color: '#2E7D32',
  contentTypes: [tea, event, category, order],
  publicQueries: [definePublicQuery({ path: '/today', params: [], response: responseOf<{ readonly isOpen: boolean }>() })],
})
