import type { State } from '@captain/content-core'
import type { Locale } from '@captain/locale'
import type { I18n } from '@lingui/core'
import { i18nIn } from '../translator.ts'

type Part = 'amount' | 'taxMode' | 'taxRate'

const statesIn = (i18n: I18n): Readonly<Record<State, string>> => ({
  draft: i18n._('下書き'),
  published: i18n._('公開中'),
  scheduled: i18n._('公開予約'),
  expired: i18n._('公開終了'),
  archived: i18n._('アーカイブ'),
  on: i18n._('公開中'),
  off: i18n._('非公開'),
  inForce: i18n._('施行中'),
  superseded: i18n._('旧版'),
  withdrawn: i18n._('取下げ'),
  new: i18n._('未対応'),
  inProgress: i18n._('対応中'),
  done: i18n._('対応済み'),
  spam: i18n._('迷惑メール'),
  pendingPayment: i18n._('入金待ち'),
  paid: i18n._('発送待ち'),
  preparing: i18n._('発送準備中'),
  shipped: i18n._('発送済'),
  delivered: i18n._('配達完了'),
  returnRequested: i18n._('返品受付'),
  refunded: i18n._('返金済'),
  cancelled: i18n._('取消'),
  plain: '',
})

const sideIn = (i18n: I18n, label: string, side: Locale): string =>
  side === 'ja' ? i18n._('{label}（日本語）', { label }) : i18n._('{label}（英語）', { label })

const partIn = (i18n: I18n, label: string, part: Part): string => {
  const labels: Readonly<Record<Part, string>> = {
    amount: i18n._('{label}（金額）', { label }),
    taxMode: i18n._('{label}（税込・税別）', { label }),
    taxRate: i18n._('{label}（税率）', { label }),
  }
  return labels[part]
}

const textsIn = (locale: Locale) => {
  const i18n = i18nIn(locale)
  const taxMode: Readonly<Record<string, string>> = { included: i18n._('税込'), excluded: i18n._('税別') }
  const taxRate: Readonly<Record<string, string>> = { standard: i18n._('標準税率'), reduced: i18n._('軽減税率'), exempt: i18n._('非課税') }
  return {
    side: (label: string, side: Locale): string => sideIn(i18n, label, side),
    part: (label: string, part: Part): string => partIn(i18n, label, part),
    nested: (label: string, inner: string): string => i18n._('{label}：{inner}', { label, inner }),
    columns: {
      id: i18n._('ID'),
      state: i18n._('状態'),
      updatedAt: i18n._('更新日時'),
      updatedBy: i18n._('更新者'),
      createdAt: i18n._('作成日時'),
      firstPublishedAt: i18n._('初回公開日時'),
    },
    taxMode,
    taxRate,
    yes: i18n._('はい'),
    no: i18n._('いいえ'),
    /** Separates several values in one cell. */
    comma: locale === 'ja' ? '、' : ', ',
    states: statesIn(i18n),
  }
}

/** Texts of CSV files that no declaration supplies. */
export const CSV_LABELS = { ja: textsIn('ja'), en: textsIn('en') } satisfies Record<Locale, unknown>

type CellMessage = (i18n: I18n, params: Readonly<Record<string, unknown>>) => string

/** Errors of a cell in addition to the rules of its field, by rule. */
export const CELL_MESSAGES: Readonly<Record<string, CellMessage>> = {
  yesOrNo: (i18n) => i18n._('「はい」か「いいえ」で入力してください。'),
  unknownName: (i18n, { text }) =>
    i18n._('「{text}」に当てはまる記録が見つかりません。名前、URL、IDのどれかを正しく入力してください。', { text }),
  ambiguousName: (i18n, { text }) => i18n._('「{text}」に当てはまる記録が複数あります。IDで指定してください。', { text }),
  unknownKey: (i18n) => i18n._('このキーの記録がありません。キーを確認するか、新規登録を選んでください。'),
  ambiguousKey: (i18n) => i18n._('このキーの記録が複数あります。IDをキーにしてください。'),
  repeatedKey: (i18n) => i18n._('同じキーの行が上にあります。1行にまとめてください。'),
}

/** Error of a cell whose text is none of the options, with the text and the options. */
export const WRONG_OPTION: CellMessage = (i18n, { text, options }) =>
  i18n._('「{text}」は使えません。使える値：{options}', { text, options })
