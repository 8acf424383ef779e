import type { State } from '@captain/content-core'
import type { Locale } from '@captain/locale'

type Part = 'amount' | 'taxMode' | 'taxRate'

type Words = {
  readonly side: (label: string, side: Locale) => string
  readonly part: (label: string, part: Part) => string
  readonly nested: (label: string, inner: string) => string
  readonly columns: Readonly<Record<'id' | 'state' | 'updatedAt' | 'updatedBy' | 'createdAt' | 'firstPublishedAt', string>>
  readonly taxMode: Readonly<Record<string, string>>
  readonly taxRate: Readonly<Record<string, string>>
  readonly yes: string
  readonly no: string
  /** Between several values in one cell. */
  readonly comma: string
  readonly states: Readonly<Record<State, string>>
}

const SIDES_JA = { ja: '日本語', en: '英語' } as const
const SIDES_EN = { ja: 'Japanese', en: 'English' } as const
const PARTS_JA = { amount: '金額', taxMode: '税込・税別', taxRate: '税率' } as const
const PARTS_EN = { amount: 'amount', taxMode: 'tax included', taxRate: 'tax rate' } as const

/** The words of CSV files that no declaration brings. */
export const CSV_WORDS: Readonly<Record<Locale, Words>> = {
  ja: {
    side: (label, side) => `${label}（${SIDES_JA[side]}）`,
    part: (label, part) => `${label}（${PARTS_JA[part]}）`,
    nested: (label, inner) => `${label}：${inner}`,
    columns: {
      id: 'ID',
      state: '状態',
      updatedAt: '更新日時',
      updatedBy: '更新者',
      createdAt: '作成日時',
      firstPublishedAt: '初回公開日時',
    },
    taxMode: { included: '税込', excluded: '税別' },
    taxRate: { standard: '標準税率', reduced: '軽減税率', exempt: '非課税' },
    yes: 'はい',
    no: 'いいえ',
    comma: '、',
    states: {
      draft: '下書き',
      published: '公開',
      scheduled: '予約',
      expired: '終了',
      archived: '保管',
      on: '公開中',
      off: '非公開',
      inForce: '施行中',
      superseded: '旧版',
      withdrawn: '取下げ',
      new: '未対応',
      inProgress: '対応中',
      done: '対応済み',
      spam: '迷惑',
      pendingPayment: '入金待ち',
      paid: '発送待ち',
      preparing: '発送準備中',
      shipped: '発送済',
      delivered: '配達完了',
      returnRequested: '返品受付',
      refunded: '返金済',
      cancelled: '取消',
      plain: '',
    },
  },
  en: {
    side: (label, side) => `${label} (${SIDES_EN[side]})`,
    part: (label, part) => `${label} (${PARTS_EN[part]})`,
    nested: (label, inner) => `${label}: ${inner}`,
    columns: {
      id: 'ID',
      state: 'State',
      updatedAt: 'Updated at',
      updatedBy: 'Updated by',
      createdAt: 'Created at',
      firstPublishedAt: 'First published at',
    },
    taxMode: { included: 'Tax included', excluded: 'Tax excluded' },
    taxRate: { standard: 'Standard rate', reduced: 'Reduced rate', exempt: 'Exempt' },
    yes: 'Yes',
    no: 'No',
    comma: ', ',
    states: {
      draft: 'Draft',
      published: 'Published',
      scheduled: 'Scheduled',
      expired: 'Expired',
      archived: 'Archived',
      on: 'Public',
      off: 'Hidden',
      inForce: 'In force',
      superseded: 'Superseded',
      withdrawn: 'Withdrawn',
      new: 'New',
      inProgress: 'In progress',
      done: 'Done',
      spam: 'Spam',
      pendingPayment: 'Awaiting payment',
      paid: 'Awaiting shipment',
      preparing: 'Preparing',
      shipped: 'Shipped',
      delivered: 'Delivered',
      returnRequested: 'Return requested',
      refunded: 'Refunded',
      cancelled: 'Cancelled',
      plain: '',
    },
  },
}

/** What can be wrong with a cell besides the rules of its field, in ICU message format. */
export const CELL_MESSAGES: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  ja: {
    yesOrNo: '「はい」か「いいえ」で入力してください。',
    unknownName: '「{text}」に当てはまるデータが見つかりません。名前、URL、IDのどれかを正しく入力してください。',
    ambiguousName: '「{text}」に当てはまるデータが複数あります。IDで指定してください。',
    unknownKey: 'このキーのデータがありません。キーを確認するか、新規登録を選んでください。',
    ambiguousKey: 'このキーのデータが複数あります。IDをキーにしてください。',
    repeatedKey: '同じキーの行が上にあります。1行にまとめてください。',
  },
  en: {
    yesOrNo: 'Enter "Yes" or "No".',
    unknownName: 'Nothing is called "{text}". Enter its exact name, its URL slug or its ID.',
    ambiguousName: 'Several records are called "{text}". Enter the ID instead.',
    unknownKey: 'No record has this key. Check the key, or choose to add new records.',
    ambiguousKey: 'Several records have this key. Use the ID as the key.',
    repeatedKey: 'A row above has the same key. Put both into one row.',
  },
}
