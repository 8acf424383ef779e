import type { ContentTypeMessages } from '@captain/content-core'
import type { tenantUser } from '../content-types/tenant-user.ts'
import type { user } from '../content-types/user.ts'

type Words = {
  readonly user: ContentTypeMessages<typeof user>
  readonly 'tenant-user': ContentTypeMessages<typeof tenantUser>
}

export const peopleMessages = {
  ja: {
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
  },
  en: {
    user: {
      name: 'Person',
      plural: 'People',
      sections: { basic: 'Basics', contact: 'Contact', account: 'Account', memberships: 'Memberships' },
      fields: {
        displayName: { label: 'Display name' },
        familyName: { label: 'Family name' },
        givenName: { label: 'Given name' },
        familyNameKana: { label: 'Family name (katakana)', help: 'In full-width katakana.' },
        givenNameKana: { label: 'Given name (katakana)', help: 'In full-width katakana.' },
        email: { label: 'E-mail', help: 'Invitations go there.' },
        phone: { label: 'Phone' },
        company: { label: 'Company' },
        jobTitle: { label: 'Job title' },
        avatar: { label: 'Avatar', help: 'The square in the middle is kept.' },
        authUser: { label: 'Sign-in account' },
        accountState: {
          label: 'Account state',
          options: { none: 'Not invited', invited: 'Invited', active: 'Active', suspended: 'Suspended' },
        },
        sendInvitation: {
          label: 'Send an invitation',
          help: 'Switched on, saving mails a link for registering a passkey. To send it again, press “Resend the invitation” at the top.',
        },
        canUseAi: { label: 'May use AI' },
        locale: { label: 'Language', options: { ja: 'Japanese', en: 'English' } },
        note: { label: 'Note' },
        lastLoginAt: { label: 'Last sign-in' },
        tenants: { label: 'Member of' },
      },
    },
    'tenant-user': {
      name: 'Tenant member',
      plural: 'Tenant members',
      sections: { basic: 'Basics' },
      fields: {
        tenant: { label: 'Tenant' },
        user: { label: 'Member', help: 'One of the people who were invited.' },
        memberRole: { label: 'Role', options: { owner: 'Owner', editor: 'Editor', viewer: 'Viewer' } },
        notifyContact: { label: 'Gets contact notices' },
        joinedAt: { label: 'Joined at' },
        accountId: { label: 'Account' },
        userName: { label: 'Name' },
        avatar: { label: 'Avatar' },
        email: { label: 'E-mail' },
        lastAccessAt: { label: 'Last sign-in' },
      },
    },
  },
} satisfies Record<'ja' | 'en', Words>
