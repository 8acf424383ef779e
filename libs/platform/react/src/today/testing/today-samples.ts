import {
  boolean,
  date,
  defineContentType,
  definePublicQuery,
  defineTenant,
  int,
  longText,
  responseOf,
  text,
  type ErasedMessages,
} from '@captain/content-core'
import type { TodayResponse } from '@captain/platform-core'

const dish = defineContentType({
  name: 'dish',
  workflow: 'toggle',
  screens: ['list', 'new', 'edit'],
  group: 'menu',
  icon: 'soup',
  title: 'name',
  columns: ['name', 'price', 'isSoldOut', 'isPublished'],
  filters: ['isPublished', 'isSoldOut'],
  mainSwitch: 'isSoldOut',
  sections: { basic: ['name', 'price', 'isSoldOut'], publish: ['isPublished'] },
  fields: {
    name: text({ maxBytes: 90, required: true, localized: true, public: true }),
    price: int({ public: true, unit: 'yen' }),
    isSoldOut: boolean({ public: true }),
  },
})

const seat = defineContentType({
  name: 'seat',
  workflow: 'plain',
  screens: ['list', 'new', 'edit'],
  group: 'content',
  icon: 'calendar',
  title: 'guest',
  columns: ['guest', 'day', 'people'],
  filters: ['day'],
  sections: { basic: ['guest', 'day', 'people'] },
  fields: { guest: text({ maxBytes: 90, required: true }), day: date({ required: true }), people: int({}) },
})

const letter = defineContentType({
  name: 'letter',
  workflow: 'inbox',
  screens: ['list', 'preview-by-id'],
  group: 'inbox',
  icon: 'mail',
  title: 'subject',
  columns: ['subject', 'state', 'kind'],
  sections: { message: ['subject', 'kind', 'body'], handling: ['assignee', 'replyNote', 'repliedAt', 'labels'] },
  fields: {
    subject: text({ maxBytes: 90, required: true, setBy: 'sender' }),
    kind: text({ maxBytes: 90, setBy: 'sender' }),
    body: longText({ maxBytes: 900, setBy: 'sender' }),
  },
})

/** A small restaurant with a kitchen, tables and letters. */
export const diner = defineTenant({
  number: 98,
  slug: 'diner',
  names: { ja: '港の食堂', en: 'Harbor Diner' },
  abbreviation: 'DNR',
  color: '#0F766E',
  contentTypes: [dish, seat, letter],
  publicQueries: [definePublicQuery({ path: '/opening', params: [], response: responseOf<{ readonly isOpen: boolean }>() })],
  today: [
    { query: '/opening', labels: { ja: '今日の営業', en: 'Opening today' }, facts: () => [] },
    { type: 'dish', labels: { ja: 'お出ししている料理', en: 'Dishes on the menu' }, where: [{ field: 'isPublished', in: ['true'] }] },
    {
      type: 'seat',
      labels: { ja: '今日の予約', en: 'Reservations today' },
      where: ({ today }) => [{ field: 'day', in: [today] }],
      show: ['people'],
    },
  ],
})

const words = (name: string, plural: string, fields: Readonly<Record<string, string>>) => ({
  name,
  plural,
  sections: {},
  fields: Object.fromEntries(Object.entries(fields).map(([field, label]) => [field, { label }])),
})

export const MESSAGES = {
  ja: {
    dish: words('料理', '料理', { name: '料理名', price: '価格', isSoldOut: '本日売り切れ' }),
    seat: words('予約', '予約', { guest: 'お名前', day: '日', people: '人数' }),
    letter: words('お問い合わせ', 'お問い合わせ', { subject: '件名', kind: '種類' }),
  },
  en: {
    dish: words('Dish', 'Dishes', { name: 'Name', price: 'Price', isSoldOut: 'Sold out today' }),
    seat: words('Reservation', 'Reservations', { guest: 'Guest', day: 'Day', people: 'People' }),
    letter: words('Message', 'Messages', { subject: 'Subject', kind: 'Kind' }),
  },
} as const satisfies Readonly<Record<'ja' | 'en', ErasedMessages>>

const AT = '2026-11-27T01:00:00.000Z'
const BY = { id: 'b', name: '喫茶 編' }

/** The system fields of a row. */
const row = (id: string, values: object) => ({
  id: `01M7YS4WY3HSZYWPGDXE${id.padStart(6, '0')}`,
  createdAt: AT,
  createdBy: BY,
  updatedAt: AT,
  updatedBy: BY,
  localeUpdatedAt: { ja: AT, en: AT },
  lockVersion: 1,
  deletedAt: null,
  state: 'plain',
  ...values,
})

const DISHES = [
  ['ころりカレー', 'Korori curry'],
  ['焼きおにぎり茶漬け', 'Grilled rice ball in tea'],
  ['たまごサンド', 'Egg sandwich'],
  ['バスクチーズケーキ', 'Basque cheesecake'],
  ['フライドポテト', 'French fries'],
  ['港の海鮮丼', 'Harbor seafood bowl'],
  ['かぼちゃのスープ', 'Pumpkin soup'],
  ['季節のパフェ', 'Seasonal parfait'],
  ['本日の煮魚', 'Simmered fish of the day'],
  ['鶏のから揚げ', 'Fried chicken'],
  ['揚げ出し豆腐', 'Deep-fried tofu'],
] as const

const INCLUDED = { records: {}, media: {}, accounts: {} }
const count = (value: number) => ({ value, capped: false })
const rows = { kind: 'records', name: null, show: [], search: {}, included: INCLUDED } as const
const id = (place: number): string => `01M7YS4WY3HSZYWPGDXE${String(place).padStart(6, '0')}`

type Part = TodayResponse['parts'][number]

/** Parts of a day with work of every kind. */
export const PARTS = [
  {
    ...rows,
    key: 'type-letter',
    type: 'letter',
    labels: null,
    show: ['kind'],
    count: count(2),
    to: '/captain/tenant/diner/letter',
    search: { status: 'new' },
    items: [
      row('201', { subject: '団体での利用について', kind: '予約', state: 'new', status: 'new' }),
      row('202', { subject: '忘れ物の確認', kind: 'その他', state: 'new', status: 'new' }),
    ],
  },
  {
    kind: 'facts',
    key: 'declared-0',
    labels: { ja: '今日の営業', en: 'Opening today' },
    to: '/captain/tenant/diner/seat',
    facts: [
      { labels: { ja: '営業中', en: 'Open now' }, tone: 'success', value: { kind: 'times', from: 690, to: 1500 } },
      { labels: { ja: 'フードL.O.', en: 'Last food order' }, tone: null, value: { kind: 'times', from: 1260, to: null } },
      { labels: { ja: '次の定休日', en: 'Next closed day' }, tone: null, value: { kind: 'day', day: '2026-12-01' } },
      { labels: { ja: '備考', en: 'Note' }, tone: null, value: { kind: 'text', text: '夜は貸切' } },
    ],
  },
  {
    ...rows,
    key: 'declared-1',
    type: 'dish',
    labels: { ja: 'お出ししている料理', en: 'Dishes on the menu' },
    count: count(DISHES.length),
    to: '/captain/tenant/diner/dish',
    items: DISHES.map(([ja, en], place) =>
      row(String(place), { name: { ja, en }, isSoldOut: place === 0, isPublished: true, state: 'on' }),
    ),
  },
  {
    ...rows,
    key: 'declared-2',
    type: 'seat',
    labels: { ja: '今日の予約', en: 'Reservations today' },
    show: ['people'],
    count: count(0),
    to: '/captain/tenant/diner/seat',
    items: [],
  },
  {
    kind: 'missed',
    key: 'missed',
    items: [
      {
        id: id(301),
        type: 'dish',
        title: { ja: '冬の献立', en: null },
        planned: '2026-11-26T01:00:00.000Z',
        to: '/captain/tenant/diner/dish',
      },
    ],
  },
  {
    kind: 'plans',
    key: 'plans',
    items: [
      {
        id: id(302),
        type: 'dish',
        title: { ja: '年末の営業', en: 'Year-end hours' },
        at: '2026-11-29T01:00:00.000Z',
        change: 'starts',
        to: '/captain/tenant/diner/dish',
      },
      {
        id: id(303),
        type: 'dish',
        title: { ja: '秋のメニュー', en: 'Autumn menu' },
        at: '2026-11-30T15:00:00.000Z',
        change: 'ends',
        to: null,
      },
      {
        id: id(304),
        type: 'dish',
        title: { ja: '収穫祭', en: 'Harvest fair' },
        at: '2026-11-25T15:00:00.000Z',
        change: 'ended',
        to: '/captain/tenant/diner/dish',
      },
    ],
  },
  {
    kind: 'drafts',
    key: 'drafts',
    items: [{ id: id(305), type: 'dish', title: { ja: '新しい献立', en: null }, updatedAt: AT, to: '/captain/tenant/diner/dish' }],
  },
  {
    kind: 'waiting',
    key: 'waiting',
    items: [
      { kind: 'staleEnglish', type: 'dish', count: count(3), to: '/captain/tenant/diner/dish', search: { translation: 'outdated' } },
      { kind: 'drafts', type: 'dish', count: { value: 1000, capped: true }, to: '/captain/tenant/diner/dish', search: { status: 'draft' } },
    ],
  },
] as const satisfies readonly Part[]

/** A day on which nothing waits. */
export const QUIET: readonly Part[] = PARTS.filter(({ key }) => key === 'declared-0' || key === 'declared-2')
