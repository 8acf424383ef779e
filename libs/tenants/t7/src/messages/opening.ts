import type { ContentTypeMessages } from '@captain/content-core'
import type { businessDay } from '../content-types/business-day.ts'
import type { businessSchedule } from '../content-types/business-schedule.ts'

type Words = {
  readonly 'business-day': ContentTypeMessages<typeof businessDay>
  readonly 'business-schedule': ContentTypeMessages<typeof businessSchedule>
}

const rowJa = {
  weekday: {
    label: '曜日',
    options: {
      mon: '月曜日',
      tue: '火曜日',
      wed: '水曜日',
      thu: '木曜日',
      fri: '金曜日',
      sat: '土曜日',
      sun: '日曜日',
      holiday: '祝日',
    },
  },
  isOpen: { label: '営業する' },
  openTime: { label: '開店' },
  closeTime: { label: '閉店' },
  lastEntry: { label: '最終入店' },
  foodLastOrder: { label: 'フードL.O.' },
  drinkLastOrder: { label: 'ドリンクL.O.' },
  note: { label: '備考' },
} as const

const rowEn = {
  weekday: {
    label: 'Weekday',
    options: {
      mon: 'Monday',
      tue: 'Tuesday',
      wed: 'Wednesday',
      thu: 'Thursday',
      fri: 'Friday',
      sat: 'Saturday',
      sun: 'Sunday',
      holiday: 'Public holiday',
    },
  },
  isOpen: { label: 'Open' },
  openTime: { label: 'Opens' },
  closeTime: { label: 'Closes' },
  lastEntry: { label: 'Last entry' },
  foodLastOrder: { label: 'Food last order' },
  drinkLastOrder: { label: 'Drink last order' },
  note: { label: 'Note' },
} as const

const policyJa = {
  label: '祝日の扱い',
  options: { holidayRow: '祝日の行を使う', weekday: '曜日どおりに営業' },
} as const

const policyEn = {
  label: 'Public holidays',
  options: { holidayRow: 'Use the holiday row', weekday: 'As on the weekday' },
} as const

const ja: Words = {
  'business-day': {
    name: '営業日（基本）',
    sections: { pattern: '営業時間' },
    fields: {
      applyFrom: { label: '適用開始日', help: 'この日から新しい営業時間になります。それまでの営業時間は履歴に残ります。' },
      holidayPolicy: policyJa,
      days: { label: '曜日別の営業', help: '深夜は25:00のように、29:00まで入力できます。', fields: rowJa },
      history: {
        label: 'これまでの営業時間',
        fields: { applyFrom: { label: '適用開始日' }, holidayPolicy: policyJa, days: { label: '曜日別の営業' } },
      },
    },
  },
  'business-schedule': {
    name: '営業予定（例外）',
    namedFilters: { month: { label: '対象月' }, coming: { label: 'これからの予定' } },
    columns: { startDate: { label: '期間' }, openTime: { label: '営業時間' } },
    sections: { basic: '期間と時間', message: 'お知らせ', publish: '公開' },
    fields: {
      startDate: { label: '開始日' },
      endDate: { label: '終了日', help: '1日だけなら、開始日と同じ日にします。62日まで設定できます。' },
      kind: {
        label: '区分',
        help: '[時間変更]と[臨時営業]は、開店と閉店も入力します。[貸切]は時間を空欄にすると終日ご利用いただけません。[イベント]は空欄にするといつもの営業時間です。',
        options: { closed: '臨時休業', short: '時間変更', extraOpen: '臨時営業', private: '貸切', event: 'イベント' },
      },
      openTime: { label: '開店' },
      closeTime: { label: '閉店', help: '深夜は25:00のように入力します。' },
      title: { label: '見出し', help: 'カレンダーに表示されます。' },
      message: { label: 'お知らせ' },
      event: { label: '関連イベント' },
      showOnTop: { label: 'トップに表示' },
    },
  },
}

const en: Words = {
  'business-day': {
    name: 'Regular business days',
    sections: { pattern: 'Opening hours' },
    fields: {
      applyFrom: { label: 'Apply from', help: 'The new hours apply from this day. Earlier hours stay in the history.' },
      holidayPolicy: policyEn,
      days: { label: 'Days', help: 'Enter 25:00 for 1 a.m. Up to 29:00.', fields: rowEn },
      history: {
        label: 'Earlier hours',
        fields: { applyFrom: { label: 'Apply from' }, holidayPolicy: policyEn, days: { label: 'Days' } },
      },
    },
  },
  'business-schedule': {
    name: 'Schedule exception',
    plural: 'Schedule exceptions',
    namedFilters: { month: { label: 'Month' }, coming: { label: 'Coming' } },
    columns: { startDate: { label: 'Period' }, openTime: { label: 'Hours' } },
    sections: { basic: 'Period and hours', message: 'Message', publish: 'Publishing' },
    fields: {
      startDate: { label: 'Start date' },
      endDate: { label: 'End date', help: 'For a single day, enter the start date. Up to 62 days.' },
      kind: {
        label: 'Kind',
        help: '[Changed hours] and [Extra opening] also need times. [Private] without times is closed to other guests all day. [Event] without times keeps the usual hours.',
        options: { closed: 'Closed', short: 'Changed hours', extraOpen: 'Extra opening', private: 'Private', event: 'Event' },
      },
      openTime: { label: 'Opens' },
      closeTime: { label: 'Closes', help: 'Enter 25:00 for 1 a.m.' },
      title: { label: 'Heading', help: 'Shown in the calendar.' },
      message: { label: 'Message' },
      event: { label: 'Event' },
      showOnTop: { label: 'Show on home' },
    },
  },
}

export const openingMessages = { ja, en }
