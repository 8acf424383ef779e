import type { Locale } from '@captain/locale'

type Words = {
  readonly edit: string
  readonly drawer: string
  readonly readOnly: string
  readonly loadFailed: string
  readonly asVisitors: string
  readonly isPublic: string
  readonly isHidden: string
  readonly hiddenHelp: string
  readonly cardLanguage: string
  readonly noEnglish: string
  readonly untitled: string
  readonly daysLeft: (days: number) => { readonly before: string; readonly after: string }
  readonly opensToday: string
  readonly opensOn: (day: string) => string
  readonly openedOn: (day: string) => string
  readonly opensElsewhere: string
  readonly site: string
  readonly status: string
  readonly statuses: Readonly<Record<'preparing' | 'active' | 'suspended' | 'closed', string>>
  readonly unknown: string
  readonly domain: string
  readonly noDomain: string
  readonly unverified: string
  readonly certificate: string
  readonly noCertificate: string
  readonly certificateLeft: (days: number) => string
  readonly certificateOver: string
  readonly maintenance: string
  readonly maintenances: Readonly<Record<'off' | 'scheduled' | 'on', string>>
  readonly from: (time: string) => string
  readonly until: (time: string) => string
  readonly members: string
  readonly memberCount: (count: number) => string
  readonly roles: Readonly<Record<'owner' | 'editor' | 'viewer', string>>
  readonly listed: (label: string, value: string) => string
  readonly preparation: string
  readonly done: (done: number, all: number) => string
  readonly allDone: string
  readonly nothingToDo: string
  readonly notTicked: (text: string) => string
}

/** What the studio's own screen says. */
export const SCREEN_WORDS: Readonly<Record<Locale, Words>> = {
  ja: {
    edit: '編集',
    drawer: 'ランディングの編集',
    readOnly: '閲覧のみ',
    loadFailed: '読み込めませんでした',
    asVisitors: '公開ページの見え方',
    isPublic: '公開中',
    isHidden: '非公開',
    hiddenHelp: 'まだ公開していません。公開すると、訪問者には次のように表示されます。',
    cardLanguage: '表示する言語',
    noEnglish: '英語がまだない項目は、日本語で表示されます。',
    untitled: '見出しがまだありません',
    daysLeft: (days) => ({ before: '公開まであと', after: days === 1 ? '日（明日）' : '日' }),
    opensToday: '本日公開',
    opensOn: (day) => `${day}公開予定`,
    openedOn: (day) => `${day}公開`,
    opensElsewhere: '（新しいタブで開きます）',
    site: 'サイトの状態',
    status: 'テナント',
    statuses: { preparing: '準備中', active: '運用中', suspended: '停止中', closed: '終了' },
    unknown: '未登録',
    domain: 'ドメイン',
    noDomain: '未設定',
    unverified: '確認待ち',
    certificate: 'SSL証明書',
    noCertificate: '未取得',
    certificateLeft: (days) => `残り${days}日`,
    certificateOver: '期限切れ',
    maintenance: 'メンテナンス',
    maintenances: { off: '通常', scheduled: '予約', on: 'メンテナンス中' },
    from: (time) => `${time}から`,
    until: (time) => `${time}まで`,
    members: 'メンバー',
    memberCount: (count) => `${count}人`,
    roles: { owner: '管理者', editor: '編集者', viewer: '閲覧者' },
    listed: (label, value) => `${label}：${value}`,
    preparation: '準備チェックリスト',
    done: (done, all) => `${all}件中${done}件が済みました`,
    allDone: '準備がすべて済みました。',
    nothingToDo: '準備することを登録すると、ここで進み具合を確かめられます。',
    notTicked: (text) => `「${text}」を更新できませんでした`,
  },
  en: {
    edit: 'Edit',
    drawer: 'Edit the landing page',
    readOnly: 'Read only',
    loadFailed: 'This could not be loaded',
    asVisitors: 'As visitors see it',
    isPublic: 'Public',
    isHidden: 'Not public',
    hiddenHelp: 'Not public yet. Once published, visitors see this.',
    cardLanguage: 'Language of the page',
    noEnglish: 'What has no English yet is shown in Japanese.',
    untitled: 'No headline yet',
    daysLeft: (days) => ({ before: 'Opens in', after: days === 1 ? 'day' : 'days' }),
    opensToday: 'Opens today',
    opensOn: (day) => `Opens on ${day}`,
    openedOn: (day) => `Open since ${day}`,
    opensElsewhere: '(opens in a new tab)',
    site: 'Site',
    status: 'Tenant',
    statuses: { preparing: 'Preparing', active: 'Active', suspended: 'Suspended', closed: 'Closed' },
    unknown: 'Not registered',
    domain: 'Domain',
    noDomain: 'None yet',
    unverified: 'To be verified',
    certificate: 'SSL certificate',
    noCertificate: 'None yet',
    certificateLeft: (days) => `${days} ${days === 1 ? 'day' : 'days'} left`,
    certificateOver: 'Expired',
    maintenance: 'Maintenance',
    maintenances: { off: 'Off', scheduled: 'Scheduled', on: 'Under maintenance' },
    from: (time) => `from ${time}`,
    until: (time) => `until ${time}`,
    members: 'Members',
    memberCount: (count) => `${count} ${count === 1 ? 'person' : 'people'}`,
    roles: { owner: 'Owner', editor: 'Editor', viewer: 'Viewer' },
    listed: (label, value) => `${label}: ${value}`,
    preparation: 'Preparation list',
    done: (done, all) => `${done} of ${all} done`,
    allDone: 'Everything is prepared.',
    nothingToDo: 'Enter what is to be prepared, and follow here how far it has come.',
    notTicked: (text) => `“${text}” could not be changed`,
  },
}
