import type { Locale } from '@captain/locale'

type Words = {
  readonly readOnly: string
  readonly edit: string
  readonly week: string
  readonly appliesFrom: (day: string) => string
  readonly from: (day: string) => string
  readonly upcoming: string
  readonly labelled: (label: string, value: string) => string
  readonly closed: string
  readonly open: string
  readonly day: string
  readonly hours: string
  readonly calendar: string
  readonly calendarHelp: string
  readonly today: string
  readonly addException: string
  readonly allExceptions: string
  readonly exceptionOn: (day: string, what: string) => string
  readonly loadFailed: string
  readonly nothing: string
  readonly nothingHelp: string
  readonly copy: string
  readonly copyNamed: (day: string) => string
  readonly copied: (day: string) => string
  readonly undo: string
  readonly note: string
  readonly startToday: string
  readonly beganOn: (day: string) => string
  readonly noteOf: (day: string) => string
}

/** What the café's own screens say. */
export const SCREEN_WORDS: Readonly<Record<Locale, Words>> = {
  ja: {
    readOnly: '閲覧のみ',
    edit: '営業時間を編集',
    week: '曜日ごとの営業時間',
    appliesFrom: (day) => `${day}から適用`,
    from: (day) => `${day}からの営業時間`,
    upcoming: '予約',
    labelled: (label, value) => `${label}：${value}`,
    closed: '休み',
    open: '営業',
    day: '曜日',
    hours: '営業時間',
    calendar: 'カレンダー',
    calendarHelp: '公開サイトに表示される内容です。公開していない例外は含まれません。',
    today: '今日',
    addException: '例外を追加',
    allExceptions: '例外の一覧',
    exceptionOn: (day, what) => `${day}の例外「${what}」を編集`,
    loadFailed: '読み込めませんでした',
    nothing: '営業時間がまだ登録されていません',
    nothingHelp: '曜日ごとの営業時間を登録すると、カレンダーが公開されます。',
    copy: 'すべての曜日にコピー',
    copyNamed: (day) => `${day}の内容をすべての曜日にコピー`,
    copied: (day) => `${day}の内容をすべての曜日にコピーしました`,
    undo: '元に戻す',
    note: '備考',
    startToday: '今日から適用する',
    beganOn: (day) => `いまの営業時間は${day}から適用しています。変更するときは、適用開始日を今日以降にします。`,
    noteOf: (day) => `${day}の備考`,
  },
  en: {
    readOnly: 'Read only',
    edit: 'Edit hours',
    week: 'Hours by weekday',
    appliesFrom: (day) => `From ${day}`,
    from: (day) => `Hours from ${day}`,
    upcoming: 'Scheduled',
    labelled: (label, value) => `${label}: ${value}`,
    closed: 'Closed',
    open: 'Open',
    day: 'Day',
    hours: 'Hours',
    calendar: 'Calendar',
    calendarHelp: 'As the public site shows it. Exceptions that are not public are left out.',
    today: 'Today',
    addException: 'Add exception',
    allExceptions: 'All exceptions',
    exceptionOn: (day, what) => `Edit the exception “${what}” on ${day}`,
    loadFailed: 'This could not be loaded',
    nothing: 'No opening hours yet',
    nothingHelp: 'Enter the hours of each weekday, and the calendar becomes public.',
    copy: 'Copy to all days',
    copyNamed: (day) => `Copy to all days: ${day}`,
    copied: (day) => `Copied ${day} to all days`,
    undo: 'Undo',
    note: 'Note',
    startToday: 'Apply from today',
    beganOn: (day) => `These hours have applied since ${day}. To change them, apply them from today or a later day.`,
    noteOf: (day) => `Note for ${day}`,
  },
}
