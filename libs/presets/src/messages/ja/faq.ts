import type { MessagesOfFields } from '@captain/content-core'
import type { FAQ_SECTIONS, faqFields } from '../../faq.ts'

export type FaqLabels = {
  readonly sections: Record<keyof typeof FAQ_SECTIONS, string>
  readonly fields: Omit<MessagesOfFields<ReturnType<typeof faqFields>>, 'category'>
}

export const faqLabels = {
  sections: { basic: '基本', answer: '回答', publish: '公開' },
  fields: {
    question: { label: '質問' },
    answer: { label: '回答' },
    anchor: { label: 'アンカー', help: 'この質問へ直接リンクするための名前です。空欄なら自動で決まります。' },
    keywords: { label: '検索キーワード', help: '読みがなや言い換えを登録すると、見つけやすくなります。' },
    relatedUrl: { label: '関連ページ' },
    isPinned: { label: '上部に固定', help: '「よく見られる質問」に表示します。' },
  },
} satisfies FaqLabels
