import type { MessagesOfFields } from '@captain/content-core'
import type { PRIVACY_POLICY_SECTIONS, privacyPolicyFields } from '../../privacy-policy.ts'

export type PrivacyPolicyLabels = {
  readonly name: string
  readonly sections: Record<keyof typeof PRIVACY_POLICY_SECTIONS, string>
  readonly fields: MessagesOfFields<ReturnType<typeof privacyPolicyFields>>
}

export const privacyPolicyLabels = {
  name: 'プライバシーポリシー',
  sections: { basic: '基本', body: '本文', contact: '窓口', publish: '公開' },
  fields: {
    title: { label: 'タイトル' },
    operatorName: { label: '事業者名', help: '登記簿の商号、または氏名を入力します。' },
    body: { label: '本文', help: '見本の文章です。実際の取扱いに合わせて書き換えてください。見出しが1つ以上必要です。' },
    usesCookies: { label: 'Cookie・解析を利用', help: 'オンにすると、外部送信先の一覧がページに表示されます。' },
    externalServices: {
      label: '外部送信先',
      help: '解析や動画の埋め込みなど、閲覧者の情報を受け取る事業者を登録します。',
      fields: {
        serviceName: { label: 'サービス名' },
        purpose: { label: '利用目的' },
        policyUrl: { label: '送信先のポリシーURL' },
      },
    },
    contactDepartment: { label: '窓口部署' },
    contactEmail: { label: '窓口メール' },
    contactPhone: { label: '窓口電話' },
    requiresReconsent: { label: '再同意を求める', help: 'この版の施行後、登録済みの利用者に同意をもう一度お願いします。' },
  },
} satisfies PrivacyPolicyLabels
