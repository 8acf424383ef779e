import type { MessagesOfFields } from '@captain/content-core'
import type { CONTACT_SECTIONS, contactFields } from '../../contact.ts'

export type ContactLabels = {
  readonly name: string
  readonly plural?: string
  readonly sections: Record<keyof typeof CONTACT_SECTIONS, string>
  readonly fields: Omit<MessagesOfFields<ReturnType<typeof contactFields>>, 'kind'>
}

export const contactLabels = {
  name: 'お問い合わせ',
  sections: { message: 'お問い合わせの内容', sender: '送信者', receipt: '受付', handling: '対応' },
  fields: {
    receiptNumber: { label: '受付番号' },
    receivedAt: { label: '受信日時' },
    subject: { label: '件名' },
    body: { label: '内容' },
    name: { label: 'お名前' },
    nameKana: { label: 'ふりがな' },
    company: { label: '会社・団体名' },
    email: { label: 'メールアドレス' },
    phone: { label: '電話番号' },
    locale: { label: '言語', options: { ja: '日本語', en: '英語' } },
    sourcePath: { label: '送信元ページ' },
    agreedPolicyVersion: { label: '同意したプライバシーポリシーの版' },
    ipHash: { label: '送信元（ハッシュ）', help: '同じ送信元からの連続送信を見分けるための値です。30日で消えます。' },
    replies: {
      label: '返信の記録',
      fields: {
        way: { label: '方法', options: { email: 'メール', phone: '電話' } },
        at: { label: '日時' },
        by: { label: '返信した人' },
        subject: { label: '件名' },
        body: { label: '内容' },
        isQuoting: { label: '元のメッセージの引用' },
        mail: { label: 'メールのID' },
      },
    },
    isNew: { label: '未対応' },
    hashForgottenOn: { label: '送信元（ハッシュ）を消す日' },
    anonymiseOn: { label: '個人情報を削除する日' },
  },
} satisfies ContactLabels
