import {
  boolean,
  color,
  date,
  dateTime,
  decimal,
  email,
  file,
  group,
  icon,
  image,
  inlineImage,
  int,
  list,
  longText,
  member,
  month,
  multiSelect,
  phone,
  postalCode,
  price,
  reference,
  references,
  richText,
  secret,
  select,
  slug,
  tags,
  text,
  time,
  url,
  type AnyField,
  type Kind,
} from '@captain/content-core'

/** Sample of one field kind for stories and tests. */
export type KindSample = {
  make(options: { readonly required?: true; readonly localized?: true }): AnyField
  readonly value: unknown
  /** The longest or most unusual value that the kind accepts. */
  readonly hostile: unknown
  /** A value that violates the kind's own rule; omitted if no input accepts one. */
  readonly wrong?: unknown
}

const LONG = 'とても長い品名が続きます・'.repeat(12)
const UNBROKEN = 'Donaudampfschifffahrtsgesellschaftskapitaen'.repeat(4)
const paragraph = (words: string) => ({ blocks: [{ id: 'aaaaaaaaaa', type: 'paragraph', data: { text: words } }] })

const FAR: readonly string[] = Array.from({ length: 20 }, (_, place) => `札${place + 1}`)

/** A sample of every kind. */
export const SAMPLES: { readonly [K in Kind]: KindSample } = {
  text: {
    make: (options) => text({ maxBytes: 600, ...options }),
    value: '深煎りブレンド',
    hostile: `${LONG}${UNBROKEN}`,
    wrong: 'あ'.repeat(201),
  },
  longText: {
    make: (options) => longText({ maxBytes: 3000, ...options }),
    value: '毎朝焙煎しています。\n苦みのなかに甘みがあります。',
    hostile: `${LONG}\n\n${UNBROKEN}\n<script>alert(1)</script>`,
    wrong: 'あ'.repeat(1001),
  },
  slug: { make: (options) => slug(options), value: 'dark-roast', hostile: 'a'.repeat(80), wrong: '深煎り' },
  url: {
    make: (options) => url(options),
    value: 'https://example.com/menu',
    hostile: `https://example.com/${'a-long-way/'.repeat(30)}`,
    wrong: 'menu',
  },
  email: {
    make: (options) => email(options),
    value: 'desk@example.com',
    hostile: `${'a'.repeat(60)}@${'b'.repeat(60)}.example.com`,
    wrong: 'desk＠',
  },
  phone: { make: (options) => phone(options), value: '03-0000-1234', hostile: '+81 3 0000 1234', wrong: '電話' },
  postalCode: { make: (options) => postalCode(options), value: '100-0001', hostile: '000-0000', wrong: '100' },
  int: { make: (options) => int({ max: 2_000_000_000, ...options }), value: 1200, hostile: 2_000_000_000, wrong: 'たくさん' },
  decimal: { make: (options) => decimal({ scale: 2, ...options }), value: '12.50', hostile: '-99999999.99', wrong: '1.234' },
  price: {
    make: (options) => price(options),
    value: { amount: 1200, taxMode: 'included', taxRate: 'standard' },
    hostile: { amount: 9_999_999, taxMode: 'excluded', taxRate: 'reduced' },
    wrong: { amount: -1, taxMode: 'included', taxRate: 'standard' },
  },
  boolean: { make: (options) => boolean(options), value: true, hostile: false },
  date: { make: (options) => date(options), value: '2026-11-21', hostile: '9999-12-31', wrong: '2026-02-31' },
  dateTime: { make: (options) => dateTime(options), value: '2026-11-21T15:03:00.000Z', hostile: '2099-12-31T14:59:00.000Z' },
  month: { make: (options) => month(options), value: '2026-11', hostile: '2099-12', wrong: '2026-13' },
  time: { make: (options) => time(options), value: 600, hostile: 1740, wrong: 1800 },
  select: { make: (options) => select({ options: ['egg', 'milk', 'none'], ...options }), value: 'egg', hostile: 'none' },
  multiSelect: {
    make: (options) => multiSelect({ options: ['egg', 'milk', 'none'], ...options }),
    value: ['egg'],
    hostile: ['egg', 'milk', 'none'],
  },
  tags: { make: (options) => tags(options), value: ['限定', '新作'], hostile: [...FAR, UNBROKEN.slice(0, 60)], wrong: ['限定', '限定'] },
  color: { make: (options) => color(options), value: '#1D5B8F', hostile: '#FFFFFF', wrong: '青' },
  icon: { make: (options) => icon(options), value: '/icons/menu/food.svg', hostile: '/icons/menu/none.svg' },
  image: { make: (options) => image(options), value: 'harbour', hostile: 'gone' },
  file: { make: (options) => file({ accept: ['pdf', 'zip'], ...options }), value: 'terms', hostile: 'gone' },
  inlineImage: {
    make: ({ required }) => inlineImage({ maxBytes: 262_144, ...(required === true && { required }) }),
    value: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
    hostile: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
  },
  secret: {
    make: (options) => secret({ maxBytes: 150, ...options }),
    value: { isSet: true, last4: '1234', setAt: '2026-11-21T00:00:00.000Z' },
    hostile: { isSet: false, last4: null, setAt: null },
  },
  richText: { make: (options) => richText(options), value: paragraph('港の<b>朝</b>は早い。'), hostile: paragraph(`${LONG}${UNBROKEN}`) },
  reference: { make: (options) => reference({ to: 'tool', onDelete: 'restrict', ...options }), value: 'mike', hostile: 'gone' },
  references: {
    make: (options) => references({ to: 'tool', onDelete: 'restrict', ...options }),
    value: ['mike'],
    hostile: ['mike', 'tora', 'gone'],
  },
  member: { make: (options) => member(options), value: 'a1', hostile: 'gone' },
  group: {
    make: (options) => group({ of: { name: text({ maxBytes: 60, required: true }), amount: int({}) }, ...options }),
    value: { name: '大', amount: 300 },
    hostile: { name: LONG.slice(0, 20), amount: 0 },
  },
  list: {
    make: (options) => list({ max: 3, of: { name: text({ maxBytes: 60, required: true }), amount: int({}) }, ...options }),
    value: [{ name: '大', amount: 300 }],
    hostile: [
      { name: '大', amount: 300 },
      { name: '', amount: null },
      { name: LONG.slice(0, 20), amount: 0 },
    ],
  },
}

const asset = (id: string, originalName: string, mimeType: string) => ({
  id,
  url: `/pictures/${id}.svg`,
  thumbnailUrl: `/pictures/${id}.svg`,
  focalPoint: null,
  width: mimeType === 'application/pdf' ? null : 1400,
  height: mimeType === 'application/pdf' ? null : 900,
  originalName,
  mimeType,
  size: 120_000,
  alt: { ja: null, en: null },
})

/** Records and media that the samples reference. */
export const INCLUDED = {
  records: {
    mike: { id: 'mike', type: 'tool', title: { ja: 'みけ', en: 'Mike' }, state: 'on', image: null, color: '#b4531f' },
    tora: { id: 'tora', type: 'tool', title: { ja: LONG, en: null }, state: 'draft', image: null, color: null },
  },
  media: {
    harbour: asset('harbour', '港の朝.svg', 'image/svg+xml'),
    terms: asset('terms', '約款.pdf', 'application/pdf'),
  },
  accounts: { a1: { id: 'a1', name: '佐藤 はるか' } },
} as const

export const OPTION_WORDS = {
  ja: { egg: '卵', milk: '乳', none: '表示が必要な特定原材料は使っていません' },
  en: { egg: 'Egg', milk: 'Milk', none: 'None of the ingredients that must be named' },
} as const
