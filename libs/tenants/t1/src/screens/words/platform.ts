type PlatformWords = {
  readonly members: string
  readonly domains: string
  readonly qr: string
  readonly qrTitle: (site: string) => string
  readonly qrNone: string
  readonly close: string

  readonly addMembers: string
  readonly readOnly: string
  readonly people: string
  readonly peopleHelp: string
  readonly noMatch: string
  readonly role: string
  readonly notify: string
  readonly add: (count: number) => string
  readonly added: (count: number) => string
  readonly notAdded: (names: string) => string
  readonly loading: string
  readonly loadFailed: string
  readonly invite: string

  readonly resend: string
  readonly resent: (name: string) => string
  readonly notResent: (name: string) => string
  readonly hasJoined: (name: string) => string
}

/** Texts of the screens of tenants, their members and people. */
export const platformWords = {
  ja: {
    members: 'メンバー',
    domains: 'ドメイン',
    qr: 'QRコード',
    qrTitle: (site) => `「${site}」のQRコード`,
    qrNone: '主ドメインがまだありません。「ドメイン」から、本番環境のドメインを追加してください。',
    close: '閉じる',

    addMembers: 'メンバーの追加',
    readOnly: '閲覧のみ',
    people: 'メンバー',
    peopleHelp: '招待したユーザーから、20人まで選べます。',
    noMatch: '該当するユーザーがいません。',
    role: '役割',
    notify: '問い合わせ通知を受ける',
    add: (count) => (count === 0 ? '追加する' : `${count}人を追加する`),
    added: (count) => `${count}人を追加しました`,
    notAdded: (names) => `だれも追加していません。次のユーザーを外すか確認して、もう一度追加してください：${names}`,
    loading: '読み込んでいます…',
    loadFailed: '読み込めませんでした',
    invite: '一覧にいない人は、先に「ユーザー」で招待してください。',

    resend: '招待メールを再送',
    resent: (name) => `「${name}」に招待メールを再送しました`,
    notResent: (name) => `「${name}」に招待メールを再送できませんでした`,
    hasJoined: (name) => `「${name}」はすでに利用を始めています`,
  },
  en: {
    members: 'Members',
    domains: 'Domains',
    qr: 'QR code',
    qrTitle: (site) => `QR code of “${site}”`,
    qrNone: 'There is no primary domain yet. Add one for production under “Domains”.',
    close: 'Close',

    addMembers: 'Add members',
    readOnly: 'Read only',
    people: 'Members',
    peopleHelp: 'Up to 20 of the people who were invited.',
    noMatch: 'Nobody matches.',
    role: 'Role',
    notify: 'Gets contact notices',
    add: (count) => (count === 0 ? 'Add' : `Add ${count}`),
    added: (count) => `${count} added`,
    notAdded: (names) => `Nobody was added. Please check or take out these people and try again: ${names}`,
    loading: 'Loading…',
    loadFailed: 'Could not be loaded',
    invite: 'Whoever is missing has to be invited first, under “People”.',

    resend: 'Resend the invitation',
    resent: (name) => `The invitation was sent to “${name}” again`,
    notResent: (name) => `The invitation could not be sent to “${name}” again`,
    hasJoined: (name) => `“${name}” has joined already`,
  },
} satisfies Record<'ja' | 'en', PlatformWords>

export type { PlatformWords }
