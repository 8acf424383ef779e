import type { ShipmentProblem } from '../ship-many/match-shipments.ts'

type ShipManyWords = {
  readonly open: string
  readonly title: string
  readonly help: string
  readonly mailed: string
  readonly pasted: string
  readonly pastedHelp: string
  readonly example: string
  readonly readFile: string
  readonly carrier: string
  readonly carrierHelp: string
  readonly loading: string
  readonly loadFailed: string
  readonly none: string
  readonly noneHelp: string
  readonly preview: string
  readonly line: string
  readonly number: string
  readonly customer: string
  readonly tracking: string
  readonly result: string
  readonly ready: string
  readonly problems: Readonly<Record<ShipmentProblem, string>>
  readonly unread: (lines: string) => string
  readonly summary: (ready: number, stopped: number) => string
  readonly ship: (count: number) => string
  readonly nothing: string
  readonly running: (done: number, all: number) => string
  readonly shipped: string
  readonly done: (count: number) => string
  readonly someFailed: (count: number) => string
  readonly cancel: string
  readonly close: string
}

/** Texts of sending many orders at once. */
export const shipManyWords = {
  ja: {
    open: 'まとめて発送',
    title: 'まとめて発送済みにする',
    help: '注文番号と追跡番号を1行に1件ずつ貼り付けるか、配送会社のCSVファイルを読み込みます。',
    mailed: '発送済みにすると、お客様に発送のお知らせメールが送られます。',
    pasted: '注文番号と追跡番号',
    pastedHelp: '区切りは、カンマ・タブ・空白のどれでも読み取ります。行の最後に配送会社を書くと、その行だけ変えられます。',
    example: 'HK261121-00001, 1234-5678-9012',
    readFile: 'CSVファイルを読み込む',
    carrier: '配送会社',
    carrierHelp: '行に配送会社がないときに使います。',
    loading: '発送を待つ注文を読み込んでいます…',
    loadFailed: '発送を待つ注文を読み込めませんでした',
    none: '発送を待つ注文はありません',
    noneHelp: '入金を確認した注文が、ここで発送できるようになります。',
    preview: '確認',
    line: '行',
    number: '注文番号',
    customer: 'ご注文者名',
    tracking: '追跡番号',
    result: '結果',
    ready: '発送できます',
    problems: {
      unknown: '発送を待つ注文に見つかりません',
      twice: '同じ注文番号が前の行にあります',
      noTracking: '追跡番号がありません',
      badTracking: '追跡番号は、半角数字とハイフンで30文字までです',
      noCarrier: '配送会社を選んでください',
      unknownCarrier: '配送設定にない配送会社です',
    },
    unread: (lines) => `注文番号を読み取れない行があります：${lines}行目`,
    summary: (ready, stopped) =>
      stopped === 0 ? `${ready}件を発送できます。` : `${ready}件を発送できます。${stopped}件は発送されません。`,
    ship: (count) => `${count}件を発送済みにする`,
    nothing: '発送できる行がありません',
    running: (done, all) => `発送済みにしています… ${done} / ${all}件`,
    shipped: '発送済みにしました',
    done: (count) => `${count}件を発送済みにしました`,
    someFailed: (count) => `${count}件は発送済みにできませんでした。表の結果を確認してください。`,
    cancel: 'キャンセル',
    close: '閉じる',
  },
  en: {
    open: 'Ship many',
    title: 'Mark many orders as shipped',
    help: 'Paste an order number and a tracking number a line, or read the CSV file of your carrier.',
    mailed: 'Each customer gets a mail that the order is on its way.',
    pasted: 'Order and tracking numbers',
    pastedHelp: 'Commas, tabs and spaces all work. A carrier at the end of a line counts for that line.',
    example: 'HK261121-00001, 1234-5678-9012',
    readFile: 'Read a CSV file',
    carrier: 'Carrier',
    carrierHelp: 'For lines that name none.',
    loading: 'Loading the orders that wait to be shipped…',
    loadFailed: 'The orders that wait to be shipped could not be loaded',
    none: 'No orders wait to be shipped',
    noneHelp: 'Orders can be shipped here once their payment has been confirmed.',
    preview: 'Check',
    line: 'Line',
    number: 'Order number',
    customer: 'Customer',
    tracking: 'Tracking number',
    result: 'Result',
    ready: 'can be shipped',
    problems: {
      unknown: 'no such order waits to be shipped',
      twice: 'an earlier line has the same number',
      noTracking: 'the tracking number is missing',
      badTracking: 'tracking numbers are digits and hyphens, 30 at most',
      noCarrier: 'choose a carrier',
      unknownCarrier: 'the delivery settings have no such carrier',
    },
    unread: (lines) => `Lines without an order number: ${lines}`,
    summary: (ready, stopped) => (stopped === 0 ? `${ready} can be shipped.` : `${ready} can be shipped, ${stopped} will not be.`),
    ship: (count) => `Mark ${count} as shipped`,
    nothing: 'No line can be shipped',
    running: (done, all) => `Marking as shipped… ${done} of ${all}`,
    shipped: 'marked as shipped',
    done: (count) => `${count} marked as shipped`,
    someFailed: (count) => `${count} could not be marked as shipped. See the results in the table.`,
    cancel: 'Cancel',
    close: 'Close',
  },
} satisfies Record<'ja' | 'en', ShipManyWords>
