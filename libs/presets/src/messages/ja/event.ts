import type { ColumnMessages, MessagesOfFields, NamedFilterMessages } from '@captain/content-core'
import type { EVENT_SECTIONS, eventFields } from '../../event.ts'
import { attachmentsLabels } from './attachments.ts'
import { seoLabels } from './seo.ts'

export type EventLabels = {
  readonly sections: Record<keyof typeof EVENT_SECTIONS, string>
  readonly fields: Omit<MessagesOfFields<ReturnType<typeof eventFields>>, 'category'>
  readonly namedFilters: Readonly<Record<'month' | 'upcoming', NamedFilterMessages>>
  readonly columns: Readonly<Record<'capacity', ColumnMessages>>
}

export const eventLabels = {
  namedFilters: { month: { label: '開催月' }, upcoming: { label: 'これからの開催' } },
  columns: { capacity: { label: '定員（名）', badges: { unlimited: '定員なし' } } },
  sections: { basic: '基本', schedule: '日程', application: '申込み', body: '本文', publish: '公開', seo: 'SEO' },
  fields: {
    title: { label: 'イベント名' },
    slug: { label: '公開URL', help: '半角英数字とハイフンで入力します。下書きのあいだは自動で仮の値が入ります。' },
    summary: { label: '概要', help: '一覧に表示されます。' },
    cover: { label: 'チラシ・画像' },
    coverAlt: { label: '画像の説明', help: '画像が見えない方にも内容が伝わるように書きます。' },
    sessions: {
      label: '開催日程',
      fields: {
        date: { label: '日付' },
        openTime: { label: '開場' },
        startTime: { label: '開始' },
        endTime: { label: '終了', help: '深夜は25:00のように入力します。' },
        note: { label: '備考' },
      },
    },
    venueName: { label: '会場' },
    target: { label: '対象' },
    capacity: { label: '定員', help: '空欄なら、定員なしとして扱います。' },
    feeText: { label: '参加費の説明', help: '例：1,500円（1ドリンク込み）' },
    fees: { label: '参加費', fields: { label: { label: '区分' }, price: { label: '金額' } } },
    applicationMethod: { label: '申込方法', options: { none: '申込不要', web: 'Web', phone: '電話', counter: '窓口' } },
    applicationUrl: { label: '申込URL', help: '申込方法が[Web]のときに入力します。' },
    applicationStart: { label: '受付開始日' },
    applicationDeadline: { label: '受付締切日', help: '最初の開催日までの日付を入力します。' },
    isFull: { label: '満席' },
    isCancelled: { label: '中止', help: '公開したまま、中止のお知らせを表示します。' },
    cancelNotice: { label: '中止・変更のお知らせ', help: '中止にするときは必ず入力します。' },
    body: { label: '本文' },
    organizer: { label: '主催' },
    contactPhone: { label: '問い合わせ電話' },
    attachments: { ...attachmentsLabels, help: '5件まで付けられます。' },
    tags: { label: 'タグ', help: '10個まで付けられます。' },
    firstDay: { label: '初日' },
    lastDay: { label: '最終日' },
    nextSession: { label: '次の開催' },
    eventState: {
      label: '受付状況',
      options: { before: '受付前', open: '受付中', closed: '受付終了', full: '満席', over: '終了', cancelled: '中止' },
    },
    place: { label: '並び順' },
    seo: seoLabels({ title: 'イベント名', description: '概要', image: 'チラシ・画像' }),
  },
} satisfies EventLabels
