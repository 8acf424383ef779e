import type { MessagesOfFields } from '@captain/content-core'
import type { TERM_OF_SERVICE_SECTIONS, termOfServiceFields } from '../../term-of-service.ts'

export type TermOfServiceLabels = {
  readonly name: string
  readonly sections: Record<keyof typeof TERM_OF_SERVICE_SECTIONS, string>
  readonly fields: MessagesOfFields<ReturnType<typeof termOfServiceFields>>
}

export const termOfServiceLabels = {
  name: '利用規約',
  sections: { basic: '基本', body: '本文', publish: '公開' },
  fields: {
    title: { label: 'タイトル' },
    operatorName: { label: '事業者名', help: '登記簿の商号、または氏名を入力します。' },
    scope: { label: '対象サービス', help: '例：当サイトおよび予約サービス' },
    body: { label: '本文', help: '見本の文章です。実際のサービスに合わせて書き換えてください。' },
    governingLaw: { label: '準拠法' },
    jurisdiction: { label: '管轄裁判所', help: '例：東京地方裁判所' },
    noticeDays: { label: '変更の予告日数', help: '施行日は、公開する日からこの日数より後にします。' },
    minorPolicy: { label: '未成年の利用', options: { allowed: '可', consent: '保護者の同意が必要', denied: '不可' } },
    requiresReconsent: { label: '再同意を求める', help: 'この版の施行後、登録済みの利用者に同意をもう一度お願いします。' },
  },
} satisfies TermOfServiceLabels
