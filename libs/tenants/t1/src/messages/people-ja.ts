import type { PeopleLabels } from './people-labels.ts'

export const peopleJa = {
  user: {
    name: 'ユーザー',
    sections: { basic: '基本', contact: '連絡先', account: 'アカウント', memberships: '所属' },
    fields: {
      displayName: { label: '表示名' },
      familyName: { label: '姓' },
      givenName: { label: '名' },
      familyNameKana: { label: 'セイ', help: '全角カタカナで入力します。' },
      givenNameKana: { label: 'メイ', help: '全角カタカナで入力します。' },
      email: { label: 'メールアドレス', help: '招待メールの宛先になります。' },
      phone: { label: '電話番号' },
      company: { label: '会社・所属' },
      jobTitle: { label: '役職' },
      avatar: { label: 'アイコン画像', help: '中央を正方形に切り抜きます。' },
      authUser: { label: 'ログインアカウント' },
      accountState: {
        label: 'アカウント状態',
        options: { none: '未招待', invited: '招待中', active: '利用中', suspended: '停止' },
      },
      sendInvitation: {
        label: '招待メールを送る',
        help: 'オンにして保存すると、パスキーを登録するリンクをメールで送ります。送り直すときは、画面上部の「招待メールを再送」を押します。',
      },
      canUseAi: { label: 'AI機能を許可' },
      locale: { label: '表示言語', options: { ja: '日本語', en: 'English（英語）' } },
      note: { label: 'メモ' },
      lastLoginAt: { label: '最終ログイン' },
      tenants: { label: '所属テナント' },
    },
  },
  'tenant-user': {
    name: 'テナントメンバー',
    sections: { basic: '基本' },
    fields: {
      tenant: { label: 'テナント' },
      user: { label: 'メンバー', help: '招待したユーザーから選びます。' },
      memberRole: { label: '役割', options: { owner: '管理者', editor: '編集者', viewer: '閲覧者' } },
      notifyContact: { label: '問い合わせ通知を受ける' },
      joinedAt: { label: '追加日時' },
      accountId: { label: 'アカウントID' },
      userName: { label: '名前' },
      avatar: { label: 'アイコン画像' },
      email: { label: 'メールアドレス' },
      lastAccessAt: { label: '最終ログイン' },
    },
  },
} satisfies PeopleLabels
