import {
  boolean,
  date,
  dateTime,
  defineContentType,
  defineTenant,
  int,
  member,
  month,
  multiSelect,
  price,
  reference,
  select,
  text,
  type AnyRecord,
} from '@captain/content-core'
import type { Locale } from '@captain/locale'

/** A type that uses all features of lists: groups, order, inline edit, every kind of filter. */
export const dish = defineContentType({
  name: 'dish',
  workflow: 'toggle',
  screens: ['list', 'new', 'edit', 'preview-by-id'],
  group: 'menu',
  icon: 'tools-kitchen-2',
  title: 'name',
  columns: ['name', 'genre', 'stars', 'seasonFrom', 'note', 'isHot', 'isPublished', 'updatedAt'],
  filters: ['genre', 'allergens', 'isHot', 'stars', 'seasonFrom', 'servedAt', 'firstServed', 'keeper', 'code'],
  namedFilters: {
    served: { input: { kind: 'switch' }, showInList: true, where: () => [] },
  },
  defaultSort: ['genre', 'sortOrder'],
  listEditable: ['stars', 'seasonFrom', 'note', 'isHot'],
  publicPath: '/dish/{code}',
  sections: {
    basic: [
      'name',
      'genre',
      'stars',
      'seasonFrom',
      'servedAt',
      'firstServed',
      'note',
      'code',
      'isHot',
      'allergens',
      'keeper',
      'isPublished',
    ],
  },
  fields: {
    name: text({ maxBytes: 90, required: true, localized: true, public: true }),
    genre: select({ options: ['drink', 'sweets'], required: true }),
    stars: int({ min: 0, max: 5 }),
    seasonFrom: date({}),
    servedAt: dateTime({}),
    firstServed: month({}),
    note: text({ maxBytes: 60, localized: true }),
    code: text({ maxBytes: 20, public: true }),
    isHot: boolean({}),
    allergens: multiSelect({ options: ['egg', 'milk'] }),
    keeper: member({}),
  },
})

/** A type whose list is divided by state. */
export const post = defineContentType({
  name: 'post',
  workflow: 'publish',
  screens: ['list', 'new', 'edit'],
  group: 'content',
  icon: 'news',
  title: 'title',
  columns: ['title', 'state', 'updatedBy', 'updatedAt'],
  sections: { basic: ['title', 'publishFrom', 'publishUntil'] },
  fields: { title: text({ maxBytes: 90, required: true, localized: true }) },
})

/** A type whose columns show more than their field. */
export const game = defineContentType({
  name: 'game',
  workflow: 'toggle',
  screens: ['list'],
  group: 'menu',
  icon: 'dice-5',
  title: 'title',
  columns: ['title', 'fewest', 'weight', 'method', 'cost', 'events', 'isPublished'],
  columnFormats: {
    fewest: { rangeEnd: 'most' },
    weight: { badge: ({ weight }) => (weight === null ? 'unknown' : weight > 3 ? 'heavy' : null), tones: { heavy: 'critical' } },
    method: { secondary: 'state2' },
  },
  relationCounts: { events: { type: 'event', field: 'game' } },
  indexed: ['played'],
  namedFilters: {
    month: { input: { kind: 'month' }, showInList: true, where: ([month = '']) => [{ field: 'played', from: `${month}-01` }] },
  },
  defaultSort: ['sortOrder'],
  sections: { basic: ['title', 'fewest', 'most', 'weight', 'method', 'state2', 'cost', 'played', 'isPublished'] },
  fields: {
    title: text({ maxBytes: 90, required: true, localized: true }),
    fewest: int({}),
    most: int({}),
    weight: int({}),
    method: select({ options: ['card', 'bank'] }),
    state2: select({ options: ['unpaid', 'paid'], tones: { unpaid: 'warning', paid: 'success' } }),
    cost: price({}),
    played: date({}),
  },
})

const event = defineContentType({
  name: 'event',
  workflow: 'plain',
  screens: [],
  group: 'menu',
  icon: 'calendar',
  title: 'name',
  columns: [],
  sections: { basic: ['name', 'game'] },
  fields: { name: text({ maxBytes: 90, required: true }), game: reference({ to: 'game', onDelete: 'set-null' }) },
})

export const catalog = defineTenant({
  number: 7,
  slug: 'cafe',
  names: { ja: 'カフェ', en: 'Cafe' },
  abbreviation: 'CAF',
  color: '#7A4A2B',
  contentTypes: [dish, post, game, event],
})

const LABELS = {
  name: ['名前', 'Name'],
  genre: ['分類', 'Genre'],
  stars: ['おすすめ度', 'Stars'],
  seasonFrom: ['提供開始日', 'Served from'],
  servedAt: ['最終提供日時', 'Last served'],
  firstServed: ['初提供月', 'First served'],
  note: ['ひとこと', 'Remark'],
  code: ['品番', 'Code'],
  isHot: ['温かい', 'Hot'],
  allergens: ['アレルゲン', 'Allergens'],
  keeper: ['担当', 'Keeper'],
  title: ['題名', 'Title'],
  fewest: ['最少人数', 'Fewest'],
  most: ['最大人数', 'Most'],
  weight: ['重さ', 'Weight'],
  method: ['支払方法', 'Method'],
  state2: ['支払状態', 'Payment'],
  cost: ['価格', 'Price'],
  played: ['開催日', 'Played'],
} as const

const OPTIONS = {
  genre: { drink: ['飲み物', 'Drinks'], sweets: ['甘味', 'Sweets'] },
  allergens: { egg: ['卵', 'Egg'], milk: ['乳', 'Milk'] },
  method: { card: ['カード', 'Card'], bank: ['銀行振込', 'Bank transfer'] },
  state2: { unpaid: ['未入金', 'Unpaid'], paid: ['入金済', 'Paid'] },
} as const

/** Labels of the test types in a language. */
export const catalogMessages = (locale: Locale) => {
  const side = locale === 'ja' ? 0 : 1
  const optionsOf = (name: string) => {
    const options = Object.hasOwn(OPTIONS, name) ? OPTIONS[name as keyof typeof OPTIONS] : null
    return options === null ? {} : { options: Object.fromEntries(Object.entries(options).map(([key, words]) => [key, words[side] ?? key])) }
  }
  const fields = Object.fromEntries(Object.entries(LABELS).map(([name, words]) => [name, { label: words[side], ...optionsOf(name) }]))
  const sections = { basic: side === 0 ? '基本' : 'Basics' }
  return {
    dish: {
      name: side === 0 ? '料理' : 'Dishes',
      sections,
      fields,
      namedFilters: { served: { label: side === 0 ? '提供中' : 'Served now' } },
    },
    post: {
      name: side === 0 ? '記事' : 'Posts',
      sections,
      fields,
      notices: { letter: side === 0 ? '読者に手紙が届きます。' : 'Readers get a letter.' },
    },
    game: {
      name: side === 0 ? 'ゲーム' : 'Games',
      sections,
      fields,
      namedFilters: { month: { label: side === 0 ? '開催月' : 'Month' } },
      columns: {
        fewest: { label: side === 0 ? '人数' : 'Players' },
        weight: {
          label: side === 0 ? '重さ' : 'Weight',
          badges: side === 0 ? { heavy: '重量', unknown: '未定' } : { heavy: 'Heavy', unknown: 'Unknown' },
        },
        events: { label: side === 0 ? 'イベント数' : 'Events' },
      },
    },
    event: { name: side === 0 ? '催し' : 'Event', sections, fields },
  }
}

type Values = Readonly<Record<string, unknown>>

const COMMON = {
  createdAt: '2026-11-01T00:00:00.000Z',
  createdBy: null,
  updatedAt: '2026-11-20T15:30:00.000Z',
  updatedBy: { id: 'aoi', name: '佐藤 葵' },
  lockVersion: 1,
  englishBehind: [],
  deletedAt: null,
} as const

/** Returns an id in the server's format, by number. */
export const catalogId = (number: number): string => `01ARZ3NDEKTSV4RRFFQ69G${String(number).padStart(4, '0')}`

export const dishRecord = (number: number, ja: string, values: Values = {}): AnyRecord => ({
  ...COMMON,
  id: catalogId(number),
  name: { ja, en: null },
  genre: 'drink',
  stars: 3,
  seasonFrom: '2026-11-01',
  servedAt: null,
  firstServed: null,
  note: { ja: '定番', en: null },
  code: `D-${number}`,
  isHot: false,
  allergens: [],
  keeper: null,
  isPublished: false,
  sortOrder: number,
  localeUpdatedAt: { ja: '2026-11-10T00:00:00.000Z', en: null },
  state: values['isPublished'] === true ? 'on' : 'off',
  ...values,
})

export const gameRecord = (number: number, ja: string, values: Values = {}): AnyRecord => ({
  ...COMMON,
  id: catalogId(number),
  title: { ja, en: null },
  fewest: 2,
  most: 4,
  weight: 2,
  method: 'card',
  state2: 'paid',
  cost: { amount: 1000, taxMode: 'included', taxRate: 'standard' },
  played: '2026-11-01',
  counted: { events: { value: 0, capped: false } },
  isPublished: false,
  sortOrder: number,
  localeUpdatedAt: { ja: '2026-11-10T00:00:00.000Z', en: null },
  state: 'off',
  ...values,
})

export const postRecord = (number: number, ja: string, state: 'draft' | 'scheduled' | 'published' | 'archived'): AnyRecord => ({
  ...COMMON,
  id: catalogId(number),
  title: { ja, en: `Post ${number}` },
  status: state === 'scheduled' ? 'published' : state,
  firstPublishedAt: null,
  publishedAt: null,
  hasUnpublishedChanges: false,
  localeUpdatedAt: { ja: '2026-11-10T00:00:00.000Z', en: '2026-11-10T00:00:00.000Z' },
  state,
})

export const someDishes = (): readonly AnyRecord[] => [
  dishRecord(1, 'コーヒー', { isPublished: true, isHot: true }),
  dishRecord(2, '緑茶', { isHot: true, stars: 5 }),
  dishRecord(3, 'ソーダ', { note: { ja: null, en: null } }),
  dishRecord(4, 'プリン', { genre: 'sweets', isPublished: true, allergens: ['egg', 'milk'] }),
  dishRecord(5, '最中', { genre: 'sweets' }),
]

export const somePosts = (): readonly AnyRecord[] => [
  postRecord(11, '冬の新作', 'draft'),
  postRecord(12, '年末の営業', 'scheduled'),
  postRecord(13, '開店しました', 'published'),
  postRecord(14, '春の予定', 'draft'),
]
