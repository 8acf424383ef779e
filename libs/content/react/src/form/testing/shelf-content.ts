import {
  defineContentType,
  defineTenant,
  email,
  int,
  list,
  longText,
  phone,
  reference,
  replyList,
  richText,
  secret,
  select,
  text,
} from '@captain/content-core'

const drink = defineContentType({
  name: 'drink',
  workflow: 'toggle',
  screens: ['list', 'new', 'edit'],
  group: 'menu',
  icon: 'cup',
  title: 'name',
  columns: ['name'],
  defaultSort: ['sortOrder'],
  sections: { basic: ['name', 'milliliters', 'note'], sizes: ['sizes', 'isPublished'] },
  fields: {
    name: text({ maxBytes: 30, required: true, localized: true }),
    milliliters: int({ max: 2000 }),
    note: longText({ maxBytes: 300, required: 'publish' }),
    sizes: list({ max: 3, of: { label: text({ maxBytes: 30, required: true }) } }),
  },
})
const story = defineContentType({
  name: 'story',
  workflow: 'publish',
  screens: ['list', 'new', 'edit'],
  group: 'site',
  icon: 'article',
  title: 'title',
  columns: ['title'],
  defaultSort: ['-publishFrom'],
  publicPath: '/stories/{id}',
  sections: { basic: ['title', 'lead'], publish: ['publishFrom', 'publishUntil'] },
  fields: { title: text({ maxBytes: 60, required: true, public: true }), lead: longText({ maxBytes: 300 }) },
})
const tip = defineContentType({
  name: 'tip',
  workflow: 'plain',
  screens: ['list', 'new', 'edit'],
  group: 'site',
  icon: 'star',
  title: 'title',
  columns: ['title'],
  sections: { basic: ['title', 'drink'] },
  fields: { title: text({ maxBytes: 60, required: true }), drink: reference({ to: 'drink', onDelete: 'set-null' }) },
})
const rules = defineContentType({
  name: 'rules',
  workflow: 'legal',
  screens: ['list', 'new', 'edit', 'preview-by-id'],
  group: 'legal',
  icon: 'file-text',
  title: 'title',
  columns: ['version', 'title', 'state', 'effectiveDate'],
  defaultSort: ['-effectiveDate'],
  sections: {
    basic: ['title', 'seller', 'returns'],
    publish: ['version', 'enactedOn', 'effectiveDate', 'changeSummary', 'reviewedConfirm', 'internalNote'],
  },
  completeness: ['seller', 'returns'],
  fields: {
    title: text({ maxBytes: 60, required: true, localized: true, public: true }),
    seller: text({ maxBytes: 60, required: 'publish', public: true }),
    returns: longText({ maxBytes: 300, required: 'publish', public: true }),
  },
})
const mail = defineContentType({
  name: 'mail',
  workflow: 'inbox',
  screens: ['list', 'preview-by-id'],
  group: 'inbox',
  icon: 'mail',
  title: 'subject',
  columns: ['subject', 'state', 'assignee', 'createdAt'],
  notPersonal: { email: 'an address of the tests', phone: 'a number of the tests' },
  replyBy: ({ answerBy }) => answerBy ?? 'email',
  repliesIn: 'replies',
  excerpt: 'body',
  sections: {
    message: ['body', 'answerBy'],
    sender: ['name', 'email', 'phone'],
    receipt: ['number', 'page'],
    handling: ['assignee', 'replyNote', 'repliedAt', 'labels'],
  },
  fields: {
    subject: text({ maxBytes: 180, required: true, setBy: 'sender' }),
    name: text({ maxBytes: 150, setBy: 'sender' }),
    email: email({ setBy: 'sender' }),
    phone: phone({ setBy: 'sender' }),
    answerBy: select({ options: ['email', 'phone', 'fax', 'none'], setBy: 'sender' }),
    number: text({ maxBytes: 24, setBy: 'server' }),
    page: text({ maxBytes: 300, setBy: 'sender' }),
    body: longText({ maxBytes: 6000, required: true, setBy: 'sender' }),
    replies: replyList(),
  },
})
const order = defineContentType({
  name: 'order',
  workflow: 'order',
  screens: ['list', 'preview-by-id'],
  group: 'content',
  icon: 'receipt',
  title: 'number',
  columns: ['number', 'state'],
  sections: { order: ['number', 'total'], delivery: ['carrier', 'trackingNumber', 'memo'] },
  deletable: false,
  transitions: {
    markPaid: { accepts: ['payer', 'received'] },
    ship: { requires: ({ carrier }) => (carrier === 'parcel' ? ['trackingNumber'] : []) },
  },
  warnings: [
    {
      path: 'received',
      rule: 'custom',
      params: { ja: '合計と違います。', en: 'Differs from the total.' },
      test: ({ received, total }) => received === null || received === total,
    },
  ],
  fields: {
    number: text({ maxBytes: 20, required: true, setBy: 'sender' }),
    total: int({ setBy: 'server' }),
    payer: text({ maxBytes: 60, setBy: 'server' }),
    received: int({ setBy: 'server', unit: 'yen' }),
    carrier: select({ options: ['parcel', 'mail'] }),
    trackingNumber: text({ maxBytes: 30 }),
    memo: longText({ maxBytes: 300 }),
    cancelReason: select({ options: ['customer', 'stock'], inForm: false }),
  },
})
const bank = defineContentType({
  name: 'bank',
  workflow: 'singleton',
  screens: ['settings'],
  group: 'settings',
  icon: 'building-bank',
  title: 'guide',
  columns: ['guide'],
  sections: { basic: ['guide', 'dueDays'] },
  fields: { guide: text({ maxBytes: 60, required: true, public: true }), dueDays: int({ min: 3, max: 30 }) },
})
const card = defineContentType({
  name: 'card',
  workflow: 'singleton',
  screens: ['settings'],
  group: 'settings',
  icon: 'credit-card',
  title: 'shop',
  columns: ['shop'],
  sections: { basic: ['shop'], gateway: ['key'] },
  connectionTest: { section: 'gateway' },
  fields: { shop: text({ maxBytes: 60, required: true }), key: secret({ maxBytes: 60 }) },
})
const essay = defineContentType({
  name: 'essay',
  workflow: 'plain',
  screens: ['list', 'new', 'edit'],
  group: 'site',
  icon: 'article',
  title: 'title',
  columns: ['title'],
  sections: { basic: ['title', 'body'] },
  fields: { title: text({ maxBytes: 60, required: true }), body: richText({}) },
})
const report = defineContentType({
  name: 'report',
  workflow: 'publish',
  screens: ['list', 'new', 'edit', 'preview-by-id'],
  group: 'site',
  icon: 'news',
  title: 'title',
  columns: ['title', 'state'],
  sections: { basic: ['title'], body: ['body'], publish: ['publishFrom', 'publishUntil'] },
  fields: {
    title: text({ maxBytes: 60, required: true, localized: true, public: true }),
    body: richText({ localized: true, public: true }),
  },
})
/** Content types of the test tenant by name. */
export const TYPES = { drink, story, tip, rules, mail, order, bank, card, essay, report }

/** The test tenant. */
export const tenant = defineTenant({
  number: 7,
  slug: 'cafe',
  names: { ja: 'カフェ', en: 'Cafe' },
  abbreviation: 'CAF',
  color: '#7A4A2B',
  contentTypes: [drink, story, tip, rules, mail, order, bank, card, essay, report],
})
/** Japanese labels of its declarations. */
export const messages = {
  drink: {
    name: 'ドリンク',
    sections: { basic: '基本', sizes: 'サイズ' },
    fields: {
      name: { label: '名前' },
      milliliters: { label: '量' },
      note: { label: '説明' },
      sizes: { label: 'サイズ一覧', fields: { label: { label: 'サイズ名' } } },
    },
  },
  story: { name: '読みもの', sections: { basic: '基本', publish: '公開' }, fields: { title: { label: '題' }, lead: { label: '前書き' } } },
  bank: { name: '銀行振込の設定', sections: { basic: '基本' }, fields: { guide: { label: '案内' }, dueDays: { label: '支払期限' } } },
  card: {
    name: 'カードの設定',
    sections: { basic: '基本', gateway: '決済代行' },
    fields: { shop: { label: '店名' }, key: { label: '鍵' } },
    connectionTest: { label: '接続テスト', help: '入力した内容で、決済代行に接続できるかを確かめます。' },
  },
  mail: {
    name: 'お問い合わせ',
    sections: { message: '内容', sender: '送信者', receipt: '受付', handling: '対応' },
    fields: {
      subject: { label: '件名' },
      name: { label: 'お名前' },
      email: { label: 'メールアドレス' },
      phone: { label: '電話番号' },
      body: { label: '本文' },
      answerBy: { label: 'ご希望の返信方法', options: { email: 'メール', phone: '電話', fax: 'FAX', none: '返信は不要' } },
      number: { label: '受付番号' },
      page: { label: '送信元ページ' },
      replies: { label: '返信の記録' },
    },
  },
  order: {
    name: '注文',
    sections: { order: '注文', delivery: '配送' },
    fields: {
      number: { label: '注文番号' },
      total: { label: '合計' },
      payer: { label: '振込名義' },
      received: { label: '入金額' },
      carrier: { label: '配送会社', options: { parcel: '宅配便', mail: '郵便' } },
      trackingNumber: { label: '追跡番号' },
      memo: { label: '社内メモ' },
      cancelReason: { label: '取消理由', options: { customer: 'お客様都合', stock: '欠品' } },
    },
  },
  rules: {
    name: '利用規約',
    sections: { basic: '基本', publish: '公開' },
    fields: { title: { label: '題' }, seller: { label: '事業者' }, returns: { label: '返品' } },
  },
  essay: { name: '随筆', sections: { basic: '基本' }, fields: { title: { label: '題' }, body: { label: '本文' } } },
  report: {
    name: '港の便り',
    sections: { basic: '基本', body: '本文', publish: '公開' },
    fields: { title: { label: '題' }, body: { label: '本文' } },
  },
  tip: { name: '店長のおすすめ', sections: { basic: '基本' }, fields: { title: { label: '題' }, drink: { label: '飲みもの' } } },
}

/** A drink as the API returns it. */
export const coffee = {
  name: { ja: '珈琲', en: null },
  milliliters: 200,
  note: null,
  sizes: [{ label: '大' }, { label: '小' }],
  isPublished: false,
  sortOrder: 10,
}

/** A published story as the API returns it. */
export const harbour = {
  title: '港の朝',
  lead: null,
  publishFrom: '2026-11-01T00:00:00.000Z',
  publishUntil: null,
  status: 'published',
  state: 'published',
  firstPublishedAt: '2026-11-01T00:00:00.000Z',
  hasUnpublishedChanges: false,
}

/** A tip as the API returns it. */
export const morning = { title: '朝の一杯', drink: null, state: 'plain' }

/** An essay as the API returns it. */
export const evening = {
  title: '港の夕方',
  body: { blocks: [{ id: 'aaaaaaaaaa', type: 'paragraph', data: { text: '凪' } }] },
  state: 'plain',
}

/** A report, which is written as a page, as the API returns it. */
export const tides = {
  title: { ja: '潮の便り', en: null },
  body: { ja: { blocks: [{ id: 'aaaaaaaaaa', type: 'paragraph', data: { text: '凪' } }] }, en: null },
  publishFrom: null,
  publishUntil: null,
  status: 'draft',
  state: 'draft',
  firstPublishedAt: null,
  hasUnpublishedChanges: false,
}

/** Settings of bank transfers as the API returns them. */
export const bankSettings = { id: '01M7YS4WY3HSZYWPGDXEV0YMFS', guide: '前払いでお願いします', dueDays: 7, state: 'plain' }

/** Settings of cards as the API returns them. */
export const cardSettings = {
  id: '01M7YS4WY3HSZYWPGDXEV0YMFT',
  shop: 'ころり',
  key: { isSet: true, last4: '0000', setAt: '2026-11-01T00:00:00.000Z' },
  state: 'plain',
}

/** An unread message as the API returns it. */
export const question = {
  subject: '予約について',
  name: '港 花子',
  email: 'guest@mail.example',
  phone: null,
  answerBy: null,
  number: 'CF-20261120-0001',
  page: '/contact',
  body: '5名で行けますか。\n窓側を希望します。',
  replies: [],
  assignee: null,
  replyNote: null,
  repliedAt: null,
  labels: [],
  status: 'new',
  state: 'new',
  readAt: null,
}

/** A mail that was sent to the sender of the message, as the API returns it. */
export const sentReply = {
  way: 'email',
  at: '2026-11-20T06:00:00.000Z',
  by: '喫茶 編',
  subject: 'Re: 予約について',
  body: '港 花子 様\n\n5名様のお席をご用意できます。\nご来店をお待ちしております。',
  isQuoting: true,
  mail: 'mail-0',
}

/** The note of a call with the sender. */
export const notedCall = {
  way: 'phone',
  at: '2026-11-20T07:00:00.000Z',
  by: '大家 港一',
  subject: null,
  body: '窓側でよいことを電話で確認しました。',
  isQuoting: false,
  mail: null,
}

/** A paid order as the API returns it. */
export const paidOrder = {
  number: 'HK261121-00017',
  total: 5400,
  payer: null,
  received: null,
  carrier: null,
  trackingNumber: null,
  memo: null,
  cancelReason: null,
  status: 'paid',
  state: 'paid',
}

/** An order that awaits its payment. */
export const waitingOrder = { ...paidOrder, status: 'pendingPayment', state: 'pendingPayment' }
